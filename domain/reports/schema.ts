import { z } from 'zod';
import { driverStages } from '../drivers/stages';
import { CalendarDay } from '../shared/schema';
import { reportMetrics, reportTables } from './metrics';
import { movers } from './visits';

const Instant = z.iso.datetime();
const Day = z.iso.date();
const Person = z.object({ _id: z.uuid(), name: z.string() });
const Count = z.number().int();
const Stage = z.enum(driverStages);

/** The period of a report, in days of UTC with the last one included, and whose drivers it is about. */
export const ReportQuery = z.object({
  from: CalendarDay.optional(),
  to: CalendarDay.optional(),
  /** A member of operations, or `none`. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
});
/** The period of a report. */
export type ReportQuery = z.infer<typeof ReportQuery>;

/** Which table of a report is wanted as a file. */
export const ReportTableQuery = ReportQuery.extend({ table: z.enum(reportTables) });

/** Which visits are behind a number. */
export const VisitsQuery = ReportQuery.extend({
  number: z.enum(reportMetrics),
  stage: Stage.optional(),
  by: z.enum(movers).optional(),
  /** Why the stage was entered, or `none`. */
  reason: z.string().max(60).optional(),
});
/** Which visits are behind a number. */
export type VisitsQuery = z.infer<typeof VisitsQuery>;

/** How many, and for how long half of them and nine in ten were there; no days of nobody. */
export const Stays = z
  .object({ count: Count, medianDays: z.number().nullable(), p90Days: z.number().nullable() })
  .meta({ id: 'Stays' });
/** How many, and for how long. */
export type Stays = z.infer<typeof Stays>;

/** One stage in a period. */
export const StageReport = z
  .object({
    stage: Stage,
    entered: Count,
    /** Of those that entered: where they went. */
    wentOn: Count,
    wentBack: Count,
    exited: Count,
    stayed: Count,
    erased: Count,
    left: Stays,
    /** At the end of the period, or now. */
    waiting: Stays,
    /** Those that left and those that wait together: the slow ones are not forgotten because they are not through. */
    stays: Stays,
    /** Known of the present only. */
    over: Count.nullable(),
  })
  .meta({ id: 'StageReport' });
/** One stage in a period. */
export type StageReport = z.infer<typeof StageReport>;

/** Entries into an exit, by reason and by who is behind it. */
export const ExitReport = z
  .object({ stage: Stage, reason: z.string().nullable(), by: z.enum(movers), count: Count })
  .meta({ id: 'ExitReport' });
/** Entries into an exit. */
export type ExitReport = z.infer<typeof ExitReport>;

/** One owner in a period; null for nobody. */
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

/** One week, by its Monday: how many entered each stage on those days of it that belong to the period. */
export const WeekReport = z
  .object({ monday: Day, from: Day, to: Day, entered: z.partialRecord(Stage, Count) })
  .meta({ id: 'WeekReport' });
/** One week. */
export type WeekReport = z.infer<typeof WeekReport>;

/** What operations read of a period, every number of one moment. */
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
/** What operations read of a period. */
export type Report = z.infer<typeof Report>;

/** One driver's stay in one stage. */
export const StageVisit = z
  .object({
    driver: Person,
    stage: Stage,
    fromStage: Stage.nullable(),
    enteredAt: Instant,
    by: z.enum(movers),
    reason: z.string().nullable(),
    leftAt: Instant.nullable(),
    leftTo: Stage.nullable(),
    days: z.number(),
    owner: Person.nullable(),
  })
  .meta({ id: 'StageVisit' });
/** One driver's stay in one stage. */
export type StageVisit = z.infer<typeof StageVisit>;

/** The visits behind a number, the newest first; `count` is the number. */
export const StageVisits = z
  .object({ data: z.array(StageVisit), count: Count, next: z.string().nullable() })
  .meta({ id: 'StageVisits' });
/** The visits behind a number. */
export type StageVisits = z.infer<typeof StageVisits>;
