import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MessageFacts } from '#db/messages/message-facts';
import { firstDayUid, interviewUid } from '#domain/interviews/times';
import type { CalendarEntry } from '#domain/shared/message';
import type { Email } from '#platform/mail-transport';
import { driverName } from './text-parts';

export interface CalendarFileFacts {
  readonly facts: MessageFacts;
  /** The sender's address: calendars show it as the organizer. */
  readonly organizer: string;
  /** The lines of the email, which say when to come and whom to ask for. */
  readonly description: string;
}

/** The title of the entry: without a time, so that it stays correct when the interview is moved. */
function titleOf(facts: MessageFacts, entry: CalendarEntry): string {
  if ('startOn' in entry) return `First day: ${facts.orderTitle} at ${facts.carrier}`;
  return facts.recipient.isDriver
    ? `Interview: ${facts.orderTitle} at ${facts.carrier}`
    : `Interview: ${driverName(facts)}, ${facts.orderTitle}`;
}

/** The time of the entry; a first day is a whole day, which is the same day in every time zone. */
const timesOf = (entry: CalendarEntry) =>
  'startOn' in entry
    ? {
        id: firstDayUid(entry.candidacyId),
        allDay: true,
        start: new Date(`${entry.startOn}T00:00:00Z`),
        timezone: 'UTC',
      }
    : { id: interviewUid(entry.interviewId), start: new Date(entry.startsAt), end: new Date(entry.endsAt) };

const placeOf = (facts: MessageFacts, entry: CalendarEntry): string =>
  'startOn' in entry ? facts.facilityAddress : (facts.placeText ?? facts.facilityAddress);

/** The entry as a calendar file. Its UID never changes; the highest SEQUENCE is the current version. */
export function calendarFile(
  entry: CalendarEntry,
  { facts, organizer, description }: CalendarFileFacts,
): NonNullable<Email['calendar']> {
  const isCancel = entry.method === 'cancel';
  const calendar = ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    method: isCancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    ...timesOf(entry),
    sequence: entry.sequence,
    summary: titleOf(facts, entry),
    location: placeOf(facts, entry),
    ...('startOn' in entry && { description }),
    status: isCancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: facts.carrier, email: organizer },
    attendees: [{ name: facts.recipient.firstName, email: facts.recipient.email, rsvp: !isCancel }],
  });
  return { method: isCancel ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}
