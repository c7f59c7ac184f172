import type { MessageFacts } from '#db/messages/message-facts';
import type { HiringMessage } from '#db/messages/message-store';
import type { RateOfOrder } from '#domain/agreed-rates/rules';
import { candidacyEventTypes } from '#domain/candidacies/events';
import { pathFor, signingPath } from '#domain/candidacies/message-links';
import { closeReasons } from '#domain/candidacies/states';
import { firstHour } from '#domain/job-orders/content/first-hour';
import { longDate, longDateTime, shortDay, shortMoment } from '#domain/shared/long-date';
import { candidacyTexts } from './candidacy-texts';
import { timeOfDay } from './job-terms';
import { orderTexts } from './order-texts';
import type { StartTemplate } from './start-texts';
import type { LinkedText } from './text-facts';

/** The instants of a stored list. */
const timesOf = (list: unknown): string[] => (typeof list === 'string' && list !== '' ? list.split(',') : []);

function startHour({ content, startOn }: MessageFacts): string {
  const hour = startOn === null ? null : firstHour(content, startOn);
  return hour === null ? '' : timeOfDay(hour);
}

/** The data of a message, whether the start waits for the driver's signature for the carrier, and the rate of the hire. */
export interface SignedFacts extends MessageFacts {
  readonly isSignatureDue: boolean;
  readonly agreedRate: RateOfOrder | null;
}

/** Messages that say what a start waits for; while it waits for a signature, they open the page to sign. */
const namingSignature: readonly string[] = ['startSet', 'startHeldByFile', 'startNeedsFile'] satisfies StartTemplate[];

const linkOf = ({ template }: HiringMessage, { isSignatureDue, ...facts }: SignedFacts): string =>
  isSignatureDue && facts.candidacyId !== null && namingSignature.includes(template)
    ? signingPath(facts.candidacyId)
    : pathFor(facts);

/** Writes the text of a stored message from current data. */
export function writeHiringMessage(message: HiringMessage, facts: SignedFacts, publicUrl: string): LinkedText {
  const { calendar, params, template } = message;
  const now = new Date().toISOString();
  const formatTime = (instant: string | null) => (instant === null ? '' : longDateTime(instant, facts.zone, now));
  const startsAt = calendar !== null && 'startsAt' in calendar ? calendar.startsAt : facts.interviewStartsAt;
  const texts = { ...candidacyTexts, ...orderTexts };
  const text = texts[template]({
    ...facts,
    reason: closeReasons.find((closeReason) => closeReason === params['reason']) ?? null,
    cause: candidacyEventTypes.find((type) => type === params['type']) ?? null,
    startDay: facts.startOn === null ? '' : longDate(facts.startOn, now),
    endDay: facts.endOn === null ? '' : longDate(facts.endOn, now),
    proposedStartDay: facts.proposedStartOn === null ? '' : longDate(facts.proposedStartOn, now),
    interviewTime: formatTime(startsAt),
    proposedTime: formatTime(facts.proposedStartsAt),
    offeredTimes: timesOf(params['times']).map(formatTime),
    shortOfferedTimes: timesOf(params['times']).map((time) => shortMoment(time, facts.zone)),
    shortInterviewTime: startsAt === null ? '' : shortMoment(startsAt, facts.zone),
    shortStartDay: facts.startOn === null ? '' : shortDay(facts.startOn),
    shortStartHour: startHour(facts),
  });
  return { ...text, link: new URL(linkOf(message, facts), publicUrl).href };
}
