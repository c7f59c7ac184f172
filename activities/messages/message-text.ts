import type { MessageFacts } from '#db/read-models/message-facts';
import type { StoredMessage } from '#db/stores/message-store';
import { pathFor } from '#domain/messages/paths';
import { longDate, longDateTime } from '#domain/shared/long-date';
import { candidacyTexts } from './candidacy-texts';
import { orderTexts } from './order-texts';

/** What a template is filled with. */
export interface TextFacts extends MessageFacts {
  readonly reason: string | null;
  /** The first day as people say it; empty when none is set. */
  readonly startDay: string;
  /** The start date that the driver asks for instead; empty when none is. */
  readonly proposedStartDay: string;
  /** The interview's time as people say it at the facility. */
  readonly interviewTime: string;
  readonly proposedTime: string;
}

/**
 * A template's text: a subject line that makes sense alone on a phone, and below it what happened and what to do now. The
 * lines never say the subject again: a mail program shows both at once.
 */
export interface MessageText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A text with the page that it is about. */
export interface LinkedText extends MessageText {
  readonly link: string;
}

/** Makes the text of a stored message from what the tables know now. */
export function writeMessage(message: StoredMessage, facts: MessageFacts, publicUrl: string): LinkedText {
  const { calendar, params, template } = message;
  const now = new Date().toISOString();
  const say = (instant: string | null) => (instant === null ? '' : longDateTime(instant, facts.zone, now));
  const texts = { ...candidacyTexts, ...orderTexts };
  const text = texts[template]({
    ...facts,
    reason: typeof params['reason'] === 'string' ? params['reason'] : null,
    startDay: facts.startOn === null ? '' : longDate(facts.startOn, now),
    proposedStartDay: facts.proposedStartOn === null ? '' : longDate(facts.proposedStartOn, now),
    interviewTime: say(calendar?.startsAt ?? facts.interviewStartsAt),
    proposedTime: say(facts.proposedStartsAt),
  });
  return { ...text, link: new URL(pathFor(facts), publicUrl).href };
}
