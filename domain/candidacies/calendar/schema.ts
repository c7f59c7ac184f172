import { z } from 'zod';
import { candidacyStates } from '../../shared/candidacy-states';
import { CalendarDay } from '../../shared/schema';
import { interviewPlaces } from '../states';

/** Kinds of entries of the calendar: an offered time, an interview with the driver's answer, or a held one. */
export const entryStatuses = ['offered', 'waiting', 'accepted', 'proposed', 'held'] as const;
/** One of {@link entryStatuses}. */
export type EntryStatus = (typeof entryStatuses)[number];

/** The number of days that one request may ask for. */
export const MAX_CALENDAR_DAYS = 42;

/** The entries that a calendar shows; dates are those at each facility. */
export const CalendarQuery = z.object({
  from: CalendarDay,
  days: z.coerce.number().int().min(1).max(MAX_CALENDAR_DAYS).default(7),
  facilityId: z.uuid().optional(),
  /** The interviewer, or a recruiter of the facility if no interviewer is named; `none` for interviews without one. */
  interviewerId: z.union([z.uuid(), z.literal('none')]).optional(),
});
/** The entries that a calendar shows. */
export type CalendarQuery = z.infer<typeof CalendarQuery>;

/** A person who may hold interviews. */
export const Interviewer = z.object({ _id: z.uuid(), name: z.string() }).meta({ id: 'Interviewer' });
/** A person who may hold interviews. */
export type Interviewer = z.infer<typeof Interviewer>;

/** An interview, or an offered time, in the calendar of a carrier. */
export const CalendarItem = z
  .object({
    /** Unique within the response: an offer has several times. */
    key: z.string(),
    status: z.enum(entryStatuses),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** The facility's time zone, in which the time is shown. */
    zone: z.string(),
    facilityId: z.uuid(),
    facilityName: z.string(),
    orderId: z.uuid(),
    orderTitle: z.string(),
    driverId: z.uuid(),
    driverName: z.string(),
    state: z.enum(candidacyStates),
    place: z.enum(interviewPlaces),
    interviewer: Interviewer.nullable(),
  })
  .meta({ id: 'CalendarItem' });
/** An entry of the calendar. */
export type CalendarItem = z.infer<typeof CalendarItem>;

/** The entries of a calendar, earliest first. */
export const InterviewCalendar = z.object({ data: z.array(CalendarItem) }).meta({ id: 'InterviewCalendar' });
/** The entries of a calendar. */
export type InterviewCalendar = z.infer<typeof InterviewCalendar>;

/** Live interviews at a facility on one day, earliest first. */
export const DayInterviews = z
  .object({ data: z.array(z.object({ _id: z.uuid(), startsAt: z.iso.datetime(), name: z.string() })) })
  .meta({ id: 'DayInterviews' });

/** The people who may have another interview at the time. */
export const conflictKinds = ['driver', 'interviewer'] as const;
/** Conflicts of a time; empty if it is free. */
export const TimeConflicts = z.object({ conflicts: z.array(z.enum(conflictKinds)) }).meta({ id: 'TimeConflicts' });
/** Conflicts of a time. */
export type TimeConflicts = z.infer<typeof TimeConflicts>;

/** The person's own calendar feed; null dates if there is none. */
export const CalendarFeed = z
  .object({ createdAt: z.iso.datetime().nullable(), lastReadAt: z.iso.datetime().nullable() })
  .meta({ id: 'CalendarFeed' });
/** The person's own calendar feed. */
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A new calendar feed. The address is shown only once. */
export const NewCalendarFeed = z.object({ url: z.url() }).meta({ id: 'NewCalendarFeed' });
