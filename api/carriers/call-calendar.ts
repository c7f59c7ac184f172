import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { Application } from '#db/stores/carrier-application-store';
import type { AccountMessage } from '#domain/accounts/messages';
import { CALL_MINUTES } from '#domain/carriers/statuses';

interface Call {
  readonly application: Application;
  readonly startsAt: string;
  /** Name and address, as mails show their sender. */
  readonly organizer: string;
}

const minuteMs = 60_000;

/** The call as a calendar file. One UID for all bookings of an application, so that a new time replaces the old one. */
export function callCalendar({ application, startsAt, organizer }: Call): NonNullable<AccountMessage['calendar']> {
  const start = new Date(startsAt);
  const calendar = ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    method: ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `call-${application.id}@gladhand`,
    sequence: application.bookings,
    start,
    end: new Date(start.getTime() + CALL_MINUTES * minuteMs),
    summary: `Call with Gladhand: ${application.companyName}`,
    status: ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ name: application.firstName, email: application.email, rsvp: true }],
  });
  return { method: 'REQUEST', content: calendar.toString() };
}
