import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Application } from '#db/carriers/carrier-application-store';
import { CALL_MINUTES } from '#domain/carriers/statuses';
import type { AccountMessage } from '#domain/messages/account-messages';
import { MINUTE_MS } from '#domain/shared/durations';

interface Call {
  readonly application: Application;
  readonly startsAt: string;
  readonly method: 'PUBLISH' | 'CANCEL';
  /** The sender of emails: name and address. */
  readonly organizer: string;
}

/**
 * The call as a calendar file. All bookings of an application have one UID, so that a new time replaces the old one. It
 * is published and not an invitation: a calendar's answer would go to an address that nobody reads.
 */
export function callCalendar({
  application,
  startsAt,
  method,
  organizer,
}: Call): NonNullable<AccountMessage['calendar']> {
  const isCancel = method === 'CANCEL';
  const start = new Date(startsAt);
  const calendar = ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `call-${application.id}@gladhand`,
    // Higher than all earlier sequences: the application was read with its number of bookings.
    sequence: application.bookings + 1,
    start,
    end: new Date(start.getTime() + CALL_MINUTES * MINUTE_MS),
    summary: `Call with Gladhand: ${application.companyName}`,
    status: isCancel ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
  });
  return { method, content: calendar.toString() };
}
