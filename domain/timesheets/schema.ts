import { z } from 'zod';
import { dayRules, payFlags, payLineKinds, payUnits } from '../pay/model';
import { weekdays } from '../shared/job-enums';
import { CalendarDay, CalendarInstant, LimitSkip, Refusal } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { MAX_SHIFTS, MAX_TIME_EVENTS, MAX_WORKDAY_TEXT, MAX_WORKDAYS } from './limits';
import {
  timeEventKinds,
  workdayBillings,
  workdayCommands,
  workdayEventTypes,
  workdayFlags,
  workdayStates,
} from './states';

const text = z.string().trim().max(MAX_WORKDAY_TEXT, tooLong());
const requiredText = text.min(1);
const cents = z.number().int();
const minutes = z.number().int().min(0);
const count = z.number().int().min(0);

/** One line of pay with its calculation, quantity × rate × factor, as the pay engine explains it. */
export const PayLine = z
  .object({
    kind: z.enum(payLineKinds),
    /** The workday; null in the summary of a week. */
    date: z.iso.date().nullable(),
    quantity: z.number(),
    unit: z.enum(payUnits),
    /** Tenths of a cent per hour, mile, stop, night or day; null for a typed amount. */
    rateMills: z.number().nullable(),
    factor: z.number(),
    payCents: cents,
    /** What the carrier is billed; null for drivers and for direct billing. */
    billCents: cents.nullable(),
    /** Cents of the week's rounding that this line carries. */
    restCents: cents,
    /** Values of the explanation beside quantity and rate. */
    params: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  .meta({ id: 'PayLine' });
/** One line of pay with its calculation. */
export type PayLine = z.infer<typeof PayLine>;

/** A local time in the assignment's zone; `which` is needed for a time that occurs twice when clocks go back. */
export const LocalTime = z
  .object({
    local: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    which: z.enum(['first', 'second']).optional(),
  })
  .meta({ id: 'LocalTime' });
/** A local time in the assignment's zone. */
export type LocalTime = z.infer<typeof LocalTime>;

/** An instant, which keeps the seconds of a tap, or a local time that somebody typed. */
export const EnteredTime = z.union([CalendarInstant, LocalTime]);
/** An instant or a local time. */
export type EnteredTime = z.infer<typeof EnteredTime>;

/** What is paid besides time. */
export const WorkdayEntries = z
  .object({
    /** Tenths of a mile. */
    milesTenths: count.max(30_000).default(0),
    stops: count.max(200).default(0),
    nightsAway: count.max(31).default(0),
    breakdownMinutes: count.max(1_500).default(0),
    waitingMinutes: count.max(1_500).default(0),
    /** The name of a day's own flat price. */
    option: z.string().trim().max(100).nullable().default(null),
  })
  .meta({ id: 'WorkdayEntries' });
/** What is paid besides time. */
export type WorkdayEntries = z.infer<typeof WorkdayEntries>;

/** A break of a shift; its end is null while it lasts. */
export const ShiftBreak = z
  .object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable(), isPaid: z.boolean() })
  .meta({ id: 'ShiftBreak' });

/** A period of work. It belongs to the day on which it started. */
export const Shift = z
  .object({
    _id: z.uuid(),
    startsAt: z.iso.datetime(),
    /** Null while the shift is open. */
    endsAt: z.iso.datetime().nullable(),
    breaks: z.array(ShiftBreak),
    /** Paid minutes; null while the shift is open. */
    minutes: minutes.nullable(),
    /** Open for more than 16 hours: unpaid until its end is set. */
    needsEnd: z.boolean(),
    /** Minutes of the shift that are on the next day in the zone. */
    minutesNextDay: minutes,
    /** A phone's clock differed from the server's by more than 5 minutes. */
    clockDiffers: z.boolean(),
  })
  .meta({ id: 'Shift' });
/** A period of work. */
export type Shift = z.infer<typeof Shift>;

/** A workday: an assignment's day, with its times, entries, state and pay. */
export const Workday = z
  .object({
    _id: z.uuid(),
    assignmentId: z.uuid(),
    /** The day on which its shifts started, in the zone. */
    day: z.iso.date(),
    timeZone: z.string(),
    state: z.enum(workdayStates),
    stateSince: z.iso.datetime(),
    version: z.number().int(),
    shifts: z.array(Shift),
    /** Paid minutes. */
    minutes,
    /** The length of the day in minutes: 1,380 or 1,500 when clocks change. */
    dayMinutes: minutes,
    entries: WorkdayEntries,
    /** Typed at the approval of estimated pay and other pay types, with the reason. */
    typedCents: cents.nullable(),
    typedReason: z.string().nullable(),
    flags: z.array(z.enum(workdayFlags)),
    /** What the approver asked for, until the next submission. */
    correction: z.object({ note: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    /** A dispute that operations have not settled. */
    dispute: z.object({ by: z.enum(['driver', 'fleet']), note: z.string(), at: z.iso.datetime() }).nullable(),
    /** Pay lines: frozen after the approval, an estimate before. */
    pay: z.object({
      isFrozen: z.boolean(),
      cents,
      lines: z.array(PayLine),
      /** What the approval changed of days of the week that were approved before, such as overtime; part of `cents`. */
      weekDifferenceCents: cents,
    }),
    billing: z.enum(workdayBillings),
    /** What the carrier is billed; null for drivers, before the approval and for direct billing. */
    billedCents: cents.nullable(),
    actions: z.array(z.enum(workdayCommands)),
    refusals: z.array(Refusal),
  })
  .meta({ id: 'Workday' });
/** A workday. */
export type Workday = z.infer<typeof Workday>;

/** An assignment on which a driver works or worked. */
export const TimesheetAssignment = z
  .object({
    _id: z.uuid(),
    orderId: z.uuid(),
    title: z.string(),
    organizationId: z.uuid(),
    carrier: z.string(),
    facilityId: z.uuid(),
    facility: z.string(),
    driverId: z.uuid(),
    driver: z.string(),
    timeZone: z.string(),
    /** The first and last day on which hours count; a null last day has no end. */
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
    paymentType: z.string(),
    /** The names of the days' own flat prices. */
    options: z.array(z.string()),
    billing: z.enum(workdayBillings),
  })
  .meta({ id: 'TimesheetAssignment' });
/** An assignment. */
export type TimesheetAssignment = z.infer<typeof TimesheetAssignment>;

/** A week of an assignment. */
export const TimesheetWeek = z.object({ startsOn: z.iso.date(), endsOn: z.iso.date() }).meta({ id: 'TimesheetWeek' });

const totals = { minutes, payCents: cents, billedCents: cents.nullable() };

/** One assignment's week in short; `_id` is the assignment. */
export const TimesheetBrief = z
  .object({
    _id: z.uuid(),
    week: TimesheetWeek,
    assignment: TimesheetAssignment,
    ...totals,
    days: count,
    states: z.object({ open: count, submitted: count, approved: count, invoiced: count }),
    /** Workdays with a flag. */
    flagged: count,
    disputed: count,
    /** Workdays that the caller may approve now. */
    approvable: z.array(z.object({ _id: z.uuid(), version: z.number().int(), needsAmount: z.boolean() })),
  })
  .meta({ id: 'TimesheetBrief' });
/** One assignment's week in short. */
export type TimesheetBrief = z.infer<typeof TimesheetBrief>;

/** A page of a carrier's weeks. */
export const TimesheetBriefs = z
  .object({ data: z.array(TimesheetBrief), count, week: TimesheetWeek, waiting: count })
  .meta({ id: 'TimesheetBriefs' });

/** One assignment's week: its workdays, and the lines that belong to the week as a whole. */
export const Timesheet = z
  .object({
    _id: z.uuid(),
    week: TimesheetWeek,
    assignment: TimesheetAssignment,
    workdays: z.array(Workday),
    /** The lines of the whole week by kind and rate. */
    summary: z.array(PayLine),
    ...totals,
    /** What an approver must look at, such as pay below the minimum wage. */
    payFlags: z.array(z.enum(payFlags)),
  })
  .meta({ id: 'Timesheet' });
/** One assignment's week. */
export type Timesheet = z.infer<typeof Timesheet>;

/** The week of a timesheet: any of its days; this week by default. */
export const WeekQuery = z.object({ week: CalendarDay.optional() });

/** Filters of a carrier's weeks. */
export const TimesheetsQuery = LimitSkip.extend({
  week: CalendarDay.optional(),
  facilityId: z.uuid().optional(),
  driverId: z.uuid().optional(),
  state: z.enum(workdayStates).optional(),
});
/** Filters of a carrier's weeks. */
export type TimesheetsQuery = z.infer<typeof TimesheetsQuery>;

/** What a driver works on: their assignments, the open shift, and one assignment's week. */
export const DriverTimesheet = z
  .object({
    /** Assignments that have started, the current one first. */
    assignments: z.array(TimesheetAssignment),
    /** The open shift with its workday; null if the driver is not clocked in. */
    open: z
      .object({
        workdayId: z.uuid(),
        assignmentId: z.uuid(),
        day: z.iso.date(),
        startsAt: z.iso.datetime(),
        onBreakSince: z.iso.datetime().nullable(),
        needsEnd: z.boolean(),
      })
      .nullable(),
    /** Null without an assignment. */
    timesheet: Timesheet.nullable(),
  })
  .meta({ id: 'DriverTimesheet' });
/** What a driver works on. */
export type DriverTimesheet = z.infer<typeof DriverTimesheet>;

/** The week of a driver; the current assignment by default. */
export const DriverTimesheetQuery = z.object({ week: CalendarDay.optional(), assignmentId: z.uuid().optional() });

/** What a phone recorded, also without network. The id is the phone's, and a repeat has no further effect. */
export const TimeEventInput = z
  .object({
    id: z.uuid(),
    assignmentId: z.uuid(),
    kind: z.enum(timeEventKinds),
    /** The time on the phone when the driver tapped. */
    deviceAt: CalendarInstant,
  })
  .meta({ id: 'TimeEventInput' });
/** What a phone recorded. */
export type TimeEventInput = z.infer<typeof TimeEventInput>;

/** Time events in the order in which they happened, and the phone's clock when it sends them. */
export const TimeEventsBody = z
  .object({ sentAt: CalendarInstant, events: z.array(TimeEventInput).min(1).max(MAX_TIME_EVENTS) })
  .meta({ id: 'TimeEventsBody' });
/** Time events. */
export type TimeEventsBody = z.infer<typeof TimeEventsBody>;

/** What became of each event, in the same order; a refused one is recorded and has no effect. */
export const TimeEventAnswers = z
  .object({
    data: z.array(
      z.object({
        id: z.uuid(),
        result: z.enum(['recorded', 'repeated', 'refused']),
        code: z.string().nullable(),
        workdayId: z.uuid().nullable(),
        clockDiffers: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'TimeEventAnswers' });
/** What became of each event. */
export type TimeEventAnswers = z.infer<typeof TimeEventAnswers>;

/** The times and entries of a workday, which replace those before; version 0 for a day that has none yet. */
export const EditWorkdayBody = z
  .object({
    version: count,
    shifts: z
      .array(
        z.object({
          /** The shift that this one replaces; absent for a new one. */
          id: z.uuid().optional(),
          startsAt: EnteredTime,
          endsAt: EnteredTime.nullable(),
          breaks: z.array(z.object({ startsAt: EnteredTime, endsAt: EnteredTime.nullable() })).max(MAX_SHIFTS),
        }),
      )
      .max(MAX_SHIFTS),
    entries: WorkdayEntries,
    note: text.default(''),
  })
  .meta({ id: 'EditWorkdayBody' });
/** The times and entries of a workday. */
export type EditWorkdayBody = z.infer<typeof EditWorkdayBody>;

const workdayRef = z.object({ _id: z.uuid(), version: z.number().int().min(1) });

/** Workdays as the page showed them. */
export const WorkdaysBody = z
  .object({ workDays: z.array(workdayRef).min(1).max(MAX_WORKDAYS) })
  .meta({ id: 'WorkdaysBody' });
/** Workdays as the page showed them. */
export type WorkdaysBody = z.infer<typeof WorkdaysBody>;

const typed = z.object({ cents: cents.min(0).max(10_000_000), reason: requiredText });

/** Workdays to approve; an amount with its reason for estimated pay and other pay types. */
export const ApproveManyBody = z
  .object({
    workDays: z
      .array(workdayRef.extend({ amount: typed.optional() }))
      .min(1)
      .max(MAX_WORKDAYS),
  })
  .meta({ id: 'ApproveManyBody' });
/** Workdays to approve. */
export type ApproveManyBody = z.infer<typeof ApproveManyBody>;

/** The result for each workday, in the same order. */
export const WorkdayAnswers = z
  .object({
    data: z.array(
      z.object({
        _id: z.uuid(),
        isDone: z.boolean(),
        code: z.string().nullable(),
        version: z.number().int().nullable(),
        payCents: cents.nullable(),
        billedCents: cents.nullable(),
      }),
    ),
    done: count,
    refused: count,
  })
  .meta({ id: 'WorkdayAnswers' });
/** The result for each workday. */
export type WorkdayAnswers = z.infer<typeof WorkdayAnswers>;

/** What the approval of workdays would store. */
export const ApprovalPreview = z
  .object({
    data: z.array(
      z.object({
        _id: z.uuid(),
        day: z.iso.date(),
        driver: z.string(),
        code: z.string().nullable(),
        minutes,
        payCents: cents,
        billedCents: cents.nullable(),
        flags: z.array(z.enum(workdayFlags)),
        lines: z.array(PayLine),
      }),
    ),
    ...totals,
  })
  .meta({ id: 'ApprovalPreview' });
/** What the approval of workdays would store. */
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

/** Approves one workday. */
export const ApproveWorkdayBody = z
  .object({ version: z.number().int().min(1), amount: typed.optional() })
  .meta({ id: 'ApproveWorkdayBody' });
/** Approves one workday. */
export type ApproveWorkdayBody = z.infer<typeof ApproveWorkdayBody>;

/** Asks the driver to correct a workday. */
export const RequestCorrectionBody = z
  .object({ workDayId: z.uuid(), version: z.number().int().min(1), note: requiredText })
  .meta({ id: 'RequestCorrectionBody' });
/** Asks the driver to correct a workday. */
export type RequestCorrectionBody = z.infer<typeof RequestCorrectionBody>;

/** A change of a workday with its reason. */
export const WorkdayNoteBody = z
  .object({ version: z.number().int().min(1), note: requiredText })
  .meta({ id: 'WorkdayNoteBody' });
/** A change of a workday with its reason. */
export type WorkdayNoteBody = z.infer<typeof WorkdayNoteBody>;

/** Settles a dispute; the amount may be negative, and 0 settles it without an adjustment. */
export const AdjustWorkdayBody = z
  .object({ cents: cents.min(-10_000_000).max(10_000_000), note: requiredText })
  .meta({ id: 'AdjustWorkdayBody' });
/** Settles a dispute. */
export type AdjustWorkdayBody = z.infer<typeof AdjustWorkdayBody>;

/** Who changed what of a workday, the latest change first. */
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
      }),
    ),
  })
  .meta({ id: 'WorkdayHistory' });
/** Who changed what of a workday. */
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

/** Approved workdays that are billed through the platform, with their invoices. */
export const TimesheetInvoices = z
  .object({
    data: z.array(z.object({ ...billedDay, billedCents: cents, invoiceId: z.uuid().nullable() })),
    payCents: cents,
    billedCents: cents,
  })
  .meta({ id: 'TimesheetInvoices' });
/** Approved workdays that are billed through the platform. */
export type TimesheetInvoices = z.infer<typeof TimesheetInvoices>;

/** Approved workdays for which drivers are paid by the carrier directly. */
export const DirectDriverInvoices = z
  .object({ data: z.array(z.object(billedDay)), payCents: cents })
  .meta({ id: 'DirectDriverInvoices' });
/** Approved workdays that the carrier pays directly. */
export type DirectDriverInvoices = z.infer<typeof DirectDriverInvoices>;

/** How a carrier's weeks are computed. */
export const TimesheetSettings = z
  .object({
    weekday: z.enum(weekdays),
    /** The local hour at which the week begins. */
    hour: z.number().int().min(0).max(23),
    /** The day to which the daily overtime of a night shift belongs. */
    dayRule: z.enum(dayRules),
  })
  .meta({ id: 'TimesheetSettings' });
/** How a carrier's weeks are computed. */
export type TimesheetSettings = z.infer<typeof TimesheetSettings>;

/** Disputes that operations have not settled, the oldest first. */
export const WorkdayDisputes = z
  .object({
    data: z.array(
      z.object({
        workday: Workday,
        assignment: TimesheetAssignment,
      }),
    ),
  })
  .meta({ id: 'WorkdayDisputes' });
/** Disputes that operations have not settled. */
export type WorkdayDisputes = z.infer<typeof WorkdayDisputes>;
