import { z } from 'zod';
import { candidacySources } from '../candidacies/sources';
import { closeReasons } from '../candidacies/states';
import { Stays } from '../reports/schema';
import { actorKinds } from '../shared/actor';
import { CalendarDay } from '../shared/schema';
import { hiringNumbers } from './report-figures';
import { replies, type Reply, replyParties, roundStages } from './spans';
import { hiringTables } from './tables';

const Instant = z.iso.datetime();
const Day = z.iso.date();
const Count = z.number().int();
const Source = z.enum(candidacySources);
const RoundStageName = z.enum(roundStages);
const ReplyName = z.enum(replies as [Reply, ...Reply[]]);
const EndedBy = z.enum(actorKinds);
const Reason = z.enum(closeReasons);

/** The period of a report, in calendar days (UTC) with both included, and the facility or order that it is about. */
export const HiringReportQuery = z.object({
  from: CalendarDay.optional(),
  to: CalendarDay.optional(),
  facility: z.uuid().optional(),
  order: z.uuid().optional(),
});
/** The period and scope of a report. */
export type HiringReportQuery = z.infer<typeof HiringReportQuery>;

/** Selects the table of a report to export. */
export const HiringTableQuery = HiringReportQuery.extend({ table: z.enum(hiringTables) });

/** Selects the rows that a number counts. */
export const HiringRowsQuery = HiringReportQuery.extend({
  number: z.enum(hiringNumbers),
  source: Source.optional(),
  by: EndedBy.optional(),
  reason: Reason.optional(),
  stage: RoundStageName.optional(),
  reply: ReplyName.optional(),
});
/** Selects the rows that a number counts. */
export type HiringRowsQuery = z.infer<typeof HiringRowsQuery>;

/** One stage of the hiring flow in a period. */
export const RoundStageReport = z
  .object({
    stage: RoundStageName,
    left: Stays,
    /** At the end of the period, or now. */
    waiting: Stays,
    /** Completed and current stays together, so that slow ones count before they end. */
    stays: Stays,
  })
  .meta({ id: 'RoundStageReport' });
/** One stage of the hiring flow in a period. */
export type RoundStageReport = z.infer<typeof RoundStageReport>;

/** The time until one kind of reply, and the waits that ended without one. */
export const ReplyReport = z
  .object({ party: z.enum(replyParties), reply: ReplyName, answered: Stays, unanswered: Count, awaited: Stays })
  .meta({ id: 'ReplyReport' });
/** The time until one kind of reply. */
export type ReplyReport = z.infer<typeof ReplyReport>;

/** One source: the rounds that it opened in the period and what became of them, and the hires in the period. */
export const SourceReport = z
  .object({
    source: Source,
    contacts: Count,
    contactsHired: Count,
    contactsClosed: Count,
    contactsOpen: Count,
    hires: Stays,
  })
  .meta({ id: 'SourceReport' });
/** One source in a period. */
export type SourceReport = z.infer<typeof SourceReport>;

/** Rounds that were closed in the period, by the side that closed them and its reason. */
export const DeclineReport = z.object({ by: EndedBy, reason: Reason, count: Count }).meta({ id: 'DeclineReport' });
/** Rounds that were closed in the period. */
export type DeclineReport = z.infer<typeof DeclineReport>;

/** One week by its Monday, on the days of the week that belong to the period. */
export const HiringWeekReport = z
  .object({ monday: Day, from: Day, to: Day, contacts: Count, hires: Stays, closed: Count })
  .meta({ id: 'HiringWeekReport' });
/** One week of a period. */
export type HiringWeekReport = z.infer<typeof HiringWeekReport>;

/** A carrier's report on its hiring; all numbers are from the same instant. */
export const HiringReport = z
  .object({
    from: Day,
    to: Day,
    at: Instant,
    contacts: Count,
    /** Hires in the period with the time from first contact. */
    hires: Stays,
    closed: Count,
    weeks: z.array(HiringWeekReport),
    stages: z.array(RoundStageReport),
    replies: z.array(ReplyReport),
    sources: z.array(SourceReport),
    reasons: z.array(DeclineReport),
  })
  .meta({ id: 'HiringReport' });
/** A carrier's report on its hiring. */
export type HiringReport = z.infer<typeof HiringReport>;

/** One row behind a number: a round, a stay in a stage, or a wait for a reply. */
export const HiringReportRow = z
  .object({
    candidacyId: z.uuid(),
    round: Count,
    driver: z.object({ _id: z.uuid(), name: z.string() }),
    order: z.object({ _id: z.uuid(), title: z.string() }),
    facility: z.string(),
    source: Source,
    /** The stage or reply; null if the row is a round. */
    name: z.union([RoundStageName, ReplyName]).nullable(),
    startedAt: Instant,
    endedAt: Instant.nullable(),
    days: z.number(),
    hiredAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    by: EndedBy.nullable(),
    reason: Reason.nullable(),
  })
  .meta({ id: 'HiringReportRow' });
/** One row behind a number. */
export type HiringReportRow = z.infer<typeof HiringReportRow>;

/** The rows that a number counts, newest first; `count` is the number. */
export const HiringReportRows = z
  .object({ data: z.array(HiringReportRow), count: Count, next: z.string().nullable() })
  .meta({ id: 'HiringReportRows' });
/** The rows that a number counts. */
export type HiringReportRows = z.infer<typeof HiringReportRows>;

/** An order that the report can be limited to. */
export const ReportedOrder = z
  .object({ _id: z.uuid(), title: z.string(), facility: z.string() })
  .meta({ id: 'ReportedOrder' });
/** An order that the report can be limited to. */
export type ReportedOrder = z.infer<typeof ReportedOrder>;
