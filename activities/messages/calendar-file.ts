import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MessageFacts } from '#db/messages/message-facts';
import { interviewUid } from '#domain/interviews/times';
import type { CalendarEntry } from '#domain/shared/message';
import type { Email } from '#platform/mail-transport';
import { driverName } from './text-parts';

export interface CalendarFileFacts {
  readonly facts: MessageFacts;
  /** The sender's address: calendars show it as the organizer. */
  readonly organizer: string;
}

/** The title of the entry: without a time, so that it stays correct when the interview is moved. */
const titleOf = (facts: MessageFacts): string =>
  facts.recipient.isDriver
    ? `Interview: ${facts.orderTitle} at ${facts.carrier}`
    : `Interview: ${driverName(facts)}, ${facts.orderTitle}`;

/**
 * The interview as a calendar file. Its UID never changes; the highest SEQUENCE is the current version. It is published (RFC
 * 5546) and not an invitation: Gmail and Outlook would send a "Yes" to the sender's address, which nobody reads, and the
 * driver would believe to have answered. The link in the email is the answer.
 */
export function calendarFile(
  entry: CalendarEntry,
  { facts, organizer }: CalendarFileFacts,
): NonNullable<Email['calendar']> {
  const isCancel = entry.method === 'cancel';
  const calendar = ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    method: isCancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: interviewUid(entry.interviewId),
    sequence: entry.sequence,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: titleOf(facts),
    location: facts.placeText ?? facts.facilityAddress,
    status: isCancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: facts.carrier, email: organizer },
  });
  return { method: isCancel ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}
