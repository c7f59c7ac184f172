import { type HiringReportRows, readHiringReport, type SpansRow } from '#db/hiring-reports/report';
import type { HiringScope } from '#db/hiring-reports/rows';
import { candidacySources } from '#domain/candidacies/sources';
import type { Lengths } from '#domain/hiring-reports/lengths';
import type {
  DeclineReport,
  HiringReport,
  HiringReportQuery,
  HiringWeekReport,
  ReplyReport,
  RoundStageReport,
  SourceReport,
} from '#domain/hiring-reports/schema';
import { partyOf, replies, type Reply, type RoundStage, roundStages } from '#domain/hiring-reports/spans';
import { mondaysOf, type ReportDays, weekWithin } from '#domain/reports/period';
import type { Stays } from '#domain/reports/schema';
import type { RouteContext } from '../../http/context';
import { periodOf } from '../../operations/reports/report';

type Ctx = Pick<RouteContext, 'db' | 'now' | 'timeZone'>;

/** The carrier, period and scope of a request. */
export function scopeOf(
  ctx: Ctx,
  organizationId: string,
  { facility, order, ...days }: HiringReportQuery,
): HiringScope & { readonly days: ReportDays } {
  return { organizationId, facility, order, ...periodOf(ctx, days) };
}

/** Everything that the carrier's reports page shows. */
export async function hiringReport(ctx: Ctx, organizationId: string, query: HiringReportQuery): Promise<HiringReport> {
  const { days, ...scope } = scopeOf(ctx, organizationId, query);
  const rows = await readHiringReport(ctx.db, scope);
  return {
    ...days,
    at: scope.period.moment,
    contacts: sum(rows.contacts),
    hires: staysOf(rows.hires.find(({ source, monday }) => source === null && monday === null)),
    closed: sum(rows.closed),
    weeks: mondaysOf(days).map((monday) => weekReport(rows, days, monday)),
    stages: roundStages.map((stage) => stageReport(rows, stage)),
    replies: replies.map((reply) => replyReport(rows, reply)),
    sources: candidacySources.map((source) => sourceReport(rows, source)),
    reasons: declines(rows),
  };
}

const sum = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0);

const rounded = (days: number | null): number | null => (days === null ? null : Math.round(days * 10) / 10);

const staysOf = ({ count, median, p90 }: Lengths = { count: 0, median: null, p90: null }): Stays => ({
  count,
  medianDays: rounded(median),
  p90Days: rounded(p90),
});

function weekReport(rows: HiringReportRows, days: ReportDays, monday: string): HiringWeekReport {
  const isOfWeek = (row: { readonly monday: string | null }): boolean => row.monday === monday;
  return {
    monday,
    ...weekWithin(days, monday),
    contacts: sum(rows.contacts.filter(isOfWeek)),
    hires: staysOf(rows.hires.find(isOfWeek)),
    closed: sum(rows.closed.filter(isOfWeek)),
  };
}

type Parts = readonly SpansRow['part'][];

const spanOf = ({ spans }: HiringReportRows, name: RoundStage | Reply, part: Parts[number]): Stays =>
  staysOf(spans.find((row) => row.name === name && row.part === part));

const stageReport = (rows: HiringReportRows, stage: RoundStage): RoundStageReport => ({
  stage,
  left: spanOf(rows, stage, 'left'),
  waiting: spanOf(rows, stage, 'open'),
  stays: spanOf(rows, stage, null),
});

const replyReport = (rows: HiringReportRows, reply: Reply): ReplyReport => ({
  party: partyOf(reply),
  reply,
  answered: spanOf(rows, reply, 'answered'),
  unanswered: spanOf(rows, reply, 'unanswered').count,
  awaited: spanOf(rows, reply, 'open'),
});

function sourceReport(rows: HiringReportRows, source: SourceReport['source']): SourceReport {
  const own = rows.contacts.filter((row) => row.source === source);
  const countOf = (result: 'hired' | 'closed' | 'open'): number => sum(own.filter((row) => row.result === result));
  return {
    source,
    contacts: sum(own),
    contactsHired: countOf('hired'),
    contactsClosed: countOf('closed'),
    contactsOpen: countOf('open'),
    hires: staysOf(rows.hires.find((row) => row.source === source)),
  };
}

function declines({ closed }: HiringReportRows): DeclineReport[] {
  const totals = new Map<string, DeclineReport>();
  for (const { by, reason, count } of closed) {
    const key = `${by} ${reason}`;
    totals.set(key, { by, reason, count: count + (totals.get(key)?.count ?? 0) });
  }
  return [...totals.values()].toSorted(byCount);
}

const byCount = (one: DeclineReport, other: DeclineReport): number =>
  other.count - one.count || `${one.by} ${one.reason}`.localeCompare(`${other.by} ${other.reason}`, 'en');
