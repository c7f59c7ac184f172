import { z } from 'zod';
import { driverStages } from '../driver-pipeline/stages';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { stayCounts } from './stay-counts';
import { reportTables } from './tables';
import { movedByValues } from './visits';

const Instant = z.iso.datetime();
const Day = z.iso.date();
const Person = z.object({ _id: z.uuid(), name: z.string() });
const Count = z.number().int();
const Stage = z.enum(driverStages);

/** The period of a report, in calendar days (UTC) with both included, and the owner of its drivers. */
export const ReportQuery = z.object({
  from: CalendarDay.optional(),
  to: CalendarDay.optional(),
  /** A member of operations, or `none`. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
});
/** The period of a report. */
export type ReportQuery = z.infer<typeof ReportQuery>;

/** Selects the table of a report to export. */
export const ReportTableQuery = ReportQuery.extend({ table: z.enum(reportTables) });

/** Selects the stays that a number counts. */
export const VisitsQuery = ReportQuery.extend({
  number: z.enum(stayCounts),
  stage: Stage.optional(),
  by: z.enum(movedByValues).optional(),
  /** The reason for entering the stage, or `none`. */
  reason: z.string().max(60, tooLong()).optional(),
});
/** Selects the stays that a number counts. */
export type VisitsQuery = z.infer<typeof VisitsQuery>;

/** A number of stays, with the median and 90th percentile of their length in days; null without stays. */
export const Stays = z
  .object({ count: Count, medianDays: z.number().nullable(), p90Days: z.number().nullable() })
  .meta({ id: 'Stays' });
/** A number of stays, with the length of a typical and a long one. */
export type Stays = z.infer<typeof Stays>;

/** One stage in a period. */
export const StageReport = z
  .object({
    stage: Stage,
    entered: Count,
    /** Outcomes of the stays that began in the period. */
    wentOn: Count,
    wentBack: Count,
    exited: Count,
    stayed: Count,
    erased: Count,
    left: Stays,
    /** At the end of the period, or now. */
    waiting: Stays,
    /** Completed and current stays together, so that slow ones count before they end. */
    stays: Stays,
    /** Only known for the present; otherwise null. */
    over: Count.nullable(),
  })
  .meta({ id: 'StageReport' });
/** One stage in a period. */
export type StageReport = z.infer<typeof StageReport>;

/** Entries into an exit, by reason and by cause. */
export const ExitReport = z
  .object({ stage: Stage, reason: z.string().nullable(), by: z.enum(movedByValues), count: Count })
  .meta({ id: 'ExitReport' });
/** Entries into an exit. */
export type ExitReport = z.infer<typeof ExitReport>;

/** One owner in a period; null for drivers without an owner. */
export const OwnerReport = z
  .object({
    owner: Person.nullable(),
    entered: Count,
    left: Stays,
    waiting: Count,
    over: Count.nullable(),
  })
  .meta({ id: 'OwnerReport' });
/** One owner in a period. */
export type OwnerReport = z.infer<typeof OwnerReport>;

/** One week by its Monday: entries per stage on the days of the week that belong to the period. */
export const WeekReport = z
  .object({ monday: Day, from: Day, to: Day, entered: z.partialRecord(Stage, Count) })
  .meta({ id: 'WeekReport' });
/** One week. */
export type WeekReport = z.infer<typeof WeekReport>;

/** A report on a period; all numbers are from the same instant. */
export const Report = z
  .object({
    from: Day,
    to: Day,
    at: Instant,
    stages: z.array(StageReport),
    exits: z.array(ExitReport),
    owners: z.array(OwnerReport),
    weeks: z.array(WeekReport),
  })
  .meta({ id: 'Report' });
/** A report on a period. */
export type Report = z.infer<typeof Report>;

/** One driver's stay in one stage. */
export const StageVisit = z
  .object({
    driver: Person,
    stage: Stage,
    fromStage: Stage.nullable(),
    enteredAt: Instant,
    by: z.enum(movedByValues),
    reason: z.string().nullable(),
    leftAt: Instant.nullable(),
    leftTo: Stage.nullable(),
    days: z.number(),
    owner: Person.nullable(),
  })
  .meta({ id: 'StageVisit' });
/** One driver's stay in one stage. */
export type StageVisit = z.infer<typeof StageVisit>;

/** The stays that a number counts, newest first; `count` is the number. */
export const StageVisits = z
  .object({ data: z.array(StageVisit), count: Count, next: z.string().nullable() })
  .meta({ id: 'StageVisits' });
/** The stays that a number counts. */
export type StageVisits = z.infer<typeof StageVisits>;
