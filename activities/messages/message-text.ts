import type { MessageFacts } from '#db/read-models/message-facts';
import type { StoredMessage } from '#db/stores/message-store';
import { pathFor } from '#domain/messages/paths';
import { closeReasons, type CloseReason } from '#domain/candidacies/states';
import { shortDay, shortMoment, longDate, longDateTime } from '#domain/shared/long-date';
import { candidacyTexts } from './candidacy-texts';
import { orderTexts } from './order-texts';

/** The data that a template is filled with. */
export interface TextFacts extends MessageFacts {
  readonly reason: CloseReason | null;
  /** The first day, formatted for reading; empty if none is set. */
  readonly startDay: string;
  /** The start date that the driver proposed instead; empty if there is none. */
  readonly proposedStartDay: string;
  /** The interview's time in the facility's time zone. */
  readonly interviewTime: string;
  readonly proposedTime: string;
  /** The same, short enough for a text message: "Dec 1, 9:00 AM CST". */
  readonly shortInterviewTime: string;
  /** "Dec 5" */
  readonly shortStartDay: string;
}

/**
 * A template's text: a subject that makes sense alone on a phone, then what happened and what to do. The lines never
 * repeat the subject, because an email program shows both.
 */
export interface MessageText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The text message, where the subject may be too long for one. */
  readonly short?: string;
}

/** A text with the link to the page that it is about. */
export interface LinkedText extends MessageText {
  readonly link: string;
}

/** Writes the text of a stored message from current data. */
export function writeMessage(message: StoredMessage, facts: MessageFacts, publicUrl: string): LinkedText {
  const { calendar, params, template } = message;
  const now = new Date().toISOString();
  const formatTime = (instant: string | null) => (instant === null ? '' : longDateTime(instant, facts.zone, now));
  const startsAt = calendar?.startsAt ?? facts.interviewStartsAt;
  const texts = { ...candidacyTexts, ...orderTexts };
  const text = texts[template]({
    ...facts,
    reason: closeReasons.find((one) => one === params['reason']) ?? null,
    startDay: facts.startOn === null ? '' : longDate(facts.startOn, now),
    proposedStartDay: facts.proposedStartOn === null ? '' : longDate(facts.proposedStartOn, now),
    interviewTime: formatTime(startsAt),
    proposedTime: formatTime(facts.proposedStartsAt),
    shortInterviewTime: startsAt === null ? '' : shortMoment(startsAt, facts.zone),
    shortStartDay: facts.startOn === null ? '' : shortDay(facts.startOn),
  });
  return { ...text, link: new URL(pathFor(facts), publicUrl).href };
}
