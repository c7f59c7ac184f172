import type { MessageFacts } from '#db/read-models/message-facts';
import type { StoredMessage } from '#db/stores/message-store';
import { candidacyTexts } from './candidacy-texts';
import { orderTexts } from './order-texts';

/** What a template is filled with. */
export interface TextFacts extends MessageFacts {
  readonly reason: string | null;
  /** The interview's time as people say it at the facility. */
  readonly interviewTime: string;
  readonly proposedTime: string;
}

/** A template's text: a subject line, and sentences. The subject alone must make sense on a phone. */
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
  const say = (instant: string | null) => (instant === null ? '' : inZone(instant, facts.zone));
  const texts = { ...candidacyTexts, ...orderTexts };
  const text = texts[template]({
    ...facts,
    reason: typeof params['reason'] === 'string' ? params['reason'] : null,
    interviewTime: say(calendar?.startsAt ?? facts.interviewStartsAt),
    proposedTime: say(facts.proposedStartsAt),
  });
  return { ...text, link: new URL(pathFor(facts), publicUrl).href };
}

const pathFor = ({ recipient, orderId, driver }: MessageFacts): string => {
  if (recipient.isDriver) return '/driver/home';
  return driver === null ? '/business/job-order/pending' : `/business/job-order/${orderId}/hiring-flow/reviewDrivers`;
};

function inZone(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${format.format(new Date(instant))} ${zone ?? ''}`.trim();
}
