import { z } from 'zod';
import { dayRules } from '../../pay/model';
import { weekdays } from '../../shared/job-enums';
import { CalendarDay, LimitSkip } from '../../shared/schema';
import { workdayEventTypes, workdayStates } from '../states';
import { Shift, WorkDate, WorkdayEntries } from '../workday/schema';

const cents = z.number().int();
const minutes = z.number().int().min(0);

/** The week of a timesheet: any of its days; this week by default. */
export const WeekQuery = z.object({ week: WorkDate.optional() });

/** Filters of a carrier's weeks. */
export const TimesheetsQuery = LimitSkip.extend({
  week: WorkDate.optional(),
  facilityId: z.uuid().optional(),
  driverId: z.uuid().optional(),
  state: z.enum(workdayStates).optional(),
});
/** Filters of a carrier's weeks. */
export type TimesheetsQuery = z.infer<typeof TimesheetsQuery>;

/** The week of a driver; the current assignment by default. */
export const DriverTimesheetQuery = z.object({ week: WorkDate.optional(), assignmentId: z.uuid().optional() });

/** Changes of a workday with their authors, the latest one first. */
export const WorkdayHistory = z
  .object({
    data: z.array(
      z.object({
        _id: z.uuid(),
        version: z.number().int(),
        type: z.enum(workdayEventTypes),
        by: z.enum(['driver', 'fleet', 'ops', 'system']),
        /** The person's name; null for the system and for erased accounts. */
        name: z.string().nullable(),
        at: z.iso.datetime(),
        note: z.string().nullable(),
        before: z.object({ minutes, shifts: z.array(Shift), entries: WorkdayEntries }).nullable(),
        after: z.object({ minutes, shifts: z.array(Shift), entries: WorkdayEntries }).nullable(),
        cents: cents.nullable(),
        payCents: cents.nullable(),
      }),
    ),
  })
  .meta({ id: 'WorkdayHistory' });
/** Changes of a workday with their authors. */
export type WorkdayHistory = z.infer<typeof WorkdayHistory>;

/** A period of whole days, the last one included. */
export const BilledDaysParams = z.object({ from: CalendarDay, to: CalendarDay });
/** The same, with defaults: this month. */
export const BilledDaysQuery = z.object({ from: CalendarDay.optional(), to: CalendarDay.optional() });

const billedDay = {
  _id: z.uuid(),
  assignmentId: z.uuid(),
  day: z.iso.date(),
  driver: z.string(),
  title: z.string(),
  minutes,
  payCents: cents,
};

/** Approved workdays that are billed through the platform, with their invoices; the sums contain the adjustments. */
export const TimesheetInvoices = z
  .object({
    data: z.array(
      z.object({
        ...billedDay,
        billedCents: cents,
        /** Amounts that settled disputes, in addition to pay and bill; null without one. */
        adjustment: z.object({ payCents: cents, billedCents: cents }).nullable(),
        invoiceId: z.uuid().nullable(),
      }),
    ),
    payCents: cents,
    billedCents: cents,
  })
  .meta({ id: 'TimesheetInvoices' });
/** Approved workdays that are billed through the platform. */
export type TimesheetInvoices = z.infer<typeof TimesheetInvoices>;

/** Approved workdays for which drivers are paid by the carrier directly; the sum contains the adjustments. */
export const DirectDriverInvoices = z
  .object({
    data: z.array(z.object({ ...billedDay, adjustment: z.object({ payCents: cents }).nullable() })),
    payCents: cents,
  })
  .meta({ id: 'DirectDriverInvoices' });
/** Approved workdays that the carrier pays directly. */
export type DirectDriverInvoices = z.infer<typeof DirectDriverInvoices>;

const settings = {
  weekday: z.enum(weekdays),
  /** The local hour at which the week begins. */
  hour: z.number().int().min(0).max(23),
  /** The day to which the daily overtime of a night shift belongs. */
  dayRule: z.enum(dayRules),
};

/** The rules by which a carrier's weeks are computed. */
export const TimesheetSettings = z.object(settings).meta({ id: 'TimesheetSettings' });
/** The rules by which a carrier's weeks are computed. */
export type TimesheetSettings = z.infer<typeof TimesheetSettings>;

/** The settings to store; with `was`, a change of newer ones is refused. */
export const SetTimesheetSettings = z
  .object({ ...settings, was: z.object(settings).optional() })
  .meta({ id: 'SetTimesheetSettings' });
/** The settings to store. */
export type SetTimesheetSettings = z.infer<typeof SetTimesheetSettings>;
