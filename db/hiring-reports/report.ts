import type { Db, Transaction } from '#db/core/handle';
import type { CandidacySource } from '#domain/candidacies/sources';
import type { CloseReason } from '#domain/candidacies/states';
import type { SpanKind, SpanName } from '#domain/hiring-reports/spans';
import type { ActorKind } from '#domain/shared/actor';
import { endedSpans, type HiringScope, openSpans, roundsBy } from './rows';

/** A number of rows, with the median and 90th percentile of their length in days; null without rows. */
export interface DurationsRow {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}
/** First contacts of one source by what became of them. */
export interface SourceRow {
  readonly source: CandidacySource;
  readonly result: 'hired' | 'closed' | 'open';
  readonly count: number;
}
/** Hires of one source, one week, or all (both null). */
export interface HiresRow extends DurationsRow {
  readonly source: CandidacySource | null;
  readonly monday: string | null;
}
/** Closed rounds by the side that closed them and its reason. */
export interface DeclinesRow {
  readonly by: ActorKind;
  readonly reason: CloseReason;
  readonly count: number;
}
/** First contacts or closed rounds of one week. */
export interface WeekRow {
  readonly monday: string;
  readonly count: number;
}
/** Spans of one name by how they ended; `part` is null for all of them, ended or open. */
export interface SpansRow extends DurationsRow {
  readonly kind: SpanKind;
  readonly name: SpanName;
  readonly part: 'left' | 'answered' | 'unanswered' | 'open' | null;
}

/** All figures of the carrier's reports. */
export interface HiringReportRows {
  readonly sources: readonly SourceRow[];
  readonly contactWeeks: readonly WeekRow[];
  readonly hires: readonly HiresRow[];
  readonly declines: readonly DeclinesRow[];
  readonly closedWeeks: readonly WeekRow[];
  readonly spans: readonly SpansRow[];
}

/** Reads all figures from one snapshot, so that concurrent changes affect all of them or none. */
export async function readHiringReport(db: Db, scope: HiringScope): Promise<HiringReportRows> {
  return db.transaction(
    async (trx) => ({
      ...(await contactsOf(trx, scope)),
      hires: await hiresOf(trx, scope),
      ...(await closedOf(trx, scope)),
      spans: await spansOf(trx, scope),
    }),
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

const weekOf = (column: string): string => `date_trunc('week', candidacy_rounds.${column}, 'UTC')`;
const MONDAY = `to_char(week at time zone 'UTC', 'YYYY-MM-DD')`;
const COUNT = 'count(*)::integer';

// Column names of the answer are camel case already: one statement counts in all groupings in one scan.
async function contactsOf(trx: Transaction, scope: HiringScope) {
  const contacts = roundsBy(trx, scope, 'opened_at').select({
    source: 'candidacy_rounds.source',
    result: trx.raw(`case when candidacy_rounds.hired_at is not null then 'hired'
      when candidacy_rounds.closed_at is not null then 'closed' else 'open' end`),
    week: trx.raw(weekOf('opened_at')),
  });
  const rows: (SourceRow & { readonly monday: string | null })[] = await trx
    .from(contacts.as('contacts'))
    .groupByRaw('grouping sets ((source, result), (week))')
    .select({ source: 'source', result: 'result', monday: trx.raw(MONDAY), count: trx.raw(COUNT) });
  return {
    sources: rows.filter(({ monday }) => monday === null),
    contactWeeks: weeksIn(rows),
  };
}

const weeksIn = (rows: readonly { readonly monday: string | null; readonly count: number }[]): WeekRow[] =>
  rows.flatMap(({ monday, count }) => (monday === null ? [] : [{ monday, count }]));

/** The number of rows, with the median and 90th percentile of their days. */
const durations = (trx: Transaction) => ({
  count: trx.raw(COUNT),
  median: trx.raw('percentile_cont(0.5) within group (order by days)'),
  p90: trx.raw('percentile_cont(0.9) within group (order by days)'),
});

async function hiresOf(trx: Transaction, scope: HiringScope): Promise<HiresRow[]> {
  const hires = roundsBy(trx, scope, 'hired_at').select({
    source: 'candidacy_rounds.source',
    week: trx.raw(weekOf('hired_at')),
    days: trx.raw(`date_part('epoch', candidacy_rounds.hired_at - candidacy_rounds.opened_at) / 86400`),
  });
  const rows: HiresRow[] = await trx
    .from(hires.as('hires'))
    .groupByRaw('grouping sets ((), (source), (week))')
    .select({ source: 'source', monday: trx.raw(MONDAY), ...durations(trx) });
  return rows;
}

async function closedOf(trx: Transaction, scope: HiringScope) {
  const closed = roundsBy(trx, scope, 'closed_at').select({
    by: 'candidacy_rounds.closed_by',
    reason: 'candidacy_rounds.closed_reason',
    week: trx.raw(weekOf('closed_at')),
  });
  const rows: (DeclinesRow & { readonly monday: string | null })[] = await trx
    .from(closed.as('closed'))
    .groupByRaw('grouping sets ((by, reason), (week))')
    .select({ by: 'by', reason: 'reason', monday: trx.raw(MONDAY), count: trx.raw(COUNT) });
  return { declines: rows.filter(({ monday }) => monday === null), closedWeeks: weeksIn(rows) };
}

async function spansOf(trx: Transaction, scope: HiringScope): Promise<SpansRow[]> {
  const { moment } = scope.period;
  const spans = (['stage', 'reply'] as const).flatMap((kind) => [
    endedSpans(trx, scope, kind).select({
      ...named,
      part: 'candidacy_spans.outcome',
      days: trx.raw(`date_part('epoch', candidacy_spans.ended_at - candidacy_spans.started_at) / 86400`),
    }),
    openSpans(trx, scope, kind).select({
      ...named,
      part: trx.raw(`'open'`),
      days: trx.raw(`date_part('epoch', ?::timestamptz - candidacy_spans.started_at) / 86400`, [moment]),
    }),
  ]);
  const [first, ...others] = spans;
  if (first === undefined) return [];
  const all = others.reduce((union, part) => union.unionAll(part), first);
  const rows: SpansRow[] = await trx
    .from(all.as('spans'))
    .groupByRaw('grouping sets ((kind, name, part), (kind, name))')
    .select({ kind: 'kind', name: 'name', part: 'part', ...durations(trx) });
  return rows;
}

const named = { kind: 'candidacy_spans.kind', name: 'candidacy_spans.name' };
