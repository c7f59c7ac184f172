import { z } from 'zod';
import { payFlags } from '../pay/model';
import { CalendarInstant, Refusal } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { MAX_SHIFTS, MAX_TIME_EVENTS, MAX_WORKDAY_TEXT, MAX_WORKDAYS } from './limits';
import { timeEventKinds, workdayBillings, workdayCommands, workdayFlags, workdayStates } from './states';
import { EnteredTime, EnteredWorkdayEntries, PayLine, Shift, WorkdayEntries } from './workday/schema';

const text = z.string().trim().max(MAX_WORKDAY_TEXT, tooLong());
const requiredText = text.min(1);
const cents = z.number().int();
const minutes = z.number().int().min(0);
const count = z.number().int().min(0);

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
    /** The correction that the approver requested, until the next submission. */
    correction: z.object({ note: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    /** A dispute that operations have not settled. */
    dispute: z.object({ by: z.enum(['driver', 'fleet']), note: z.string(), at: z.iso.datetime() }).nullable(),
    /** Pay lines: frozen after the approval, an estimate before. */
    pay: z.object({
      isFrozen: z.boolean(),
      cents,
      lines: z.array(PayLine),
      /** The change of days of the week that were approved before, such as overtime; part of `cents`. */
      weekDifferenceCents: cents,
    }),
    billing: z.enum(workdayBillings),
    /** The amount that the carrier is billed; null for drivers, before the approval and for direct billing. */
    billedCents: cents.nullable(),
    /** Amounts that settled disputes, in addition to pay and bill; null without one. */
    adjustment: z.object({ payCents: cents, billedCents: cents.nullable() }).nullable(),
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

/** Pay and bill with the amounts that settled disputes. */
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
  .object({
    data: z.array(TimesheetBrief),
    count,
    week: TimesheetWeek,
    /** Workdays of all weeks that wait for an approval, and the first of these days. */
    waiting: count,
    oldestWaitingOn: z.iso.date().nullable(),
  })
  .meta({ id: 'TimesheetBriefs' });
/** A page of a carrier's weeks. */
export type TimesheetBriefs = z.infer<typeof TimesheetBriefs>;

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
    /** Reasons for a look before the approval, such as pay below the minimum wage. */
    payFlags: z.array(z.enum(payFlags)),
  })
  .meta({ id: 'Timesheet' });
/** One assignment's week. */
export type Timesheet = z.infer<typeof Timesheet>;

/** The work of a driver: their assignments, the open shift, and one assignment's week. */
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
/** The work of a driver. */
export type DriverTimesheet = z.infer<typeof DriverTimesheet>;

/** A tap that a phone recorded, also without network. The id is the phone's, and a repeat has no further effect. */
export const TimeEventInput = z
  .object({
    id: z.uuid(),
    assignmentId: z.uuid(),
    kind: z.enum(timeEventKinds),
    /** The time on the phone when the driver tapped. */
    deviceAt: CalendarInstant,
  })
  .meta({ id: 'TimeEventInput' });
/** A tap that a phone recorded. */
export type TimeEventInput = z.infer<typeof TimeEventInput>;

/** Time events in the order in which they happened, and the phone's clock when it sends them. */
export const TimeEventsBody = z
  .object({ sentAt: CalendarInstant, events: z.array(TimeEventInput).min(1).max(MAX_TIME_EVENTS) })
  .meta({ id: 'TimeEventsBody' });
/** Time events. */
export type TimeEventsBody = z.infer<typeof TimeEventsBody>;

/** The result of each event, in the same order; a refused one is recorded and has no effect. */
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
/** The result of each event. */
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
    entries: EnteredWorkdayEntries,
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

/** Pay and charges that an approval of workdays would store. */
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
/** Pay and charges that an approval of workdays would store. */
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
