import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { readTogether } from '#db/core/read-together';
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

/** Reads all figures in one statement, so that concurrent changes affect all of them or none. */
export async function readHiringReport(db: Db, scope: HiringScope): Promise<HiringReportRows> {
  const { contacts, hires, closed, spans } = await readTogether<Parts>(db, {
    contacts: contactsOf(db, scope),
    hires: hiresOf(db, scope),
    closed: closedOf(db, scope),
    spans: spansOf(db, scope),
  });
  return {
    sources: contacts.filter(isNotOfWeek),
    contactWeeks: weeksIn(contacts),
    hires,
    declines: closed.filter(isNotOfWeek),
    closedWeeks: weeksIn(closed),
    spans,
  };
}

interface OfWeek {
  readonly monday: string | null;
}
interface Parts {
  readonly contacts: readonly (SourceRow & OfWeek)[];
  readonly hires: readonly HiresRow[];
  readonly closed: readonly (DeclinesRow & OfWeek)[];
  readonly spans: readonly SpansRow[];
}

const isNotOfWeek = ({ monday }: OfWeek): boolean => monday === null;

const weeksIn = (rows: readonly (OfWeek & { readonly count: number })[]): WeekRow[] =>
  rows.flatMap(({ monday, count }) => (monday === null ? [] : [{ monday, count }]));

const weekOf = (column: string): string => `date_trunc('week', candidacy_rounds.${column}, 'UTC')`;
const MONDAY = `to_char(week at time zone 'UTC', 'YYYY-MM-DD')`;
const COUNT = 'count(*)::integer';

// Column names of the answer are camel case already: one scan counts in all groupings.
function contactsOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const contacts = roundsBy(db, scope, 'opened_at').select({
    source: 'candidacy_rounds.source',
    result: db.raw(`case when candidacy_rounds.hired_at is not null then 'hired'
      when candidacy_rounds.closed_at is not null then 'closed' else 'open' end`),
    week: db.raw(weekOf('opened_at')),
  });
  return db
    .from(contacts.as('contacts'))
    .groupByRaw('grouping sets ((source, result), (week))')
    .select({ source: 'source', result: 'result', monday: db.raw(MONDAY), count: db.raw(COUNT) });
}

/** The number of rows, with the median and 90th percentile of their days. */
const durations = (db: Db) => ({
  count: db.raw(COUNT),
  median: db.raw('percentile_cont(0.5) within group (order by days)'),
  p90: db.raw('percentile_cont(0.9) within group (order by days)'),
});

function hiresOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const hires = roundsBy(db, scope, 'hired_at').select({
    source: 'candidacy_rounds.source',
    week: db.raw(weekOf('hired_at')),
    days: db.raw(`date_part('epoch', candidacy_rounds.hired_at - candidacy_rounds.opened_at) / 86400`),
  });
  return db
    .from(hires.as('hires'))
    .groupByRaw('grouping sets ((), (source), (week))')
    .select({ source: 'source', monday: db.raw(MONDAY), ...durations(db) });
}

function closedOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const closed = roundsBy(db, scope, 'closed_at').select({
    by: 'candidacy_rounds.closed_by',
    reason: 'candidacy_rounds.closed_reason',
    week: db.raw(weekOf('closed_at')),
  });
  return db
    .from(closed.as('closed'))
    .groupByRaw('grouping sets ((by, reason), (week))')
    .select({ by: 'by', reason: 'reason', monday: db.raw(MONDAY), count: db.raw(COUNT) });
}

function spansOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const named = { kind: 'candidacy_spans.kind', name: 'candidacy_spans.name' };
  const kinds: readonly SpanKind[] = ['stage', 'reply'];
  const ended = endedSpans(db, scope, kinds).select({
    ...named,
    part: 'candidacy_spans.outcome',
    days: db.raw(`date_part('epoch', candidacy_spans.ended_at - candidacy_spans.started_at) / 86400`),
  });
  const open = openSpans(db, scope, kinds).select({
    ...named,
    part: db.raw(`'open'`),
    days: db.raw(`date_part('epoch', ?::timestamptz - candidacy_spans.started_at) / 86400`, [scope.period.moment]),
  });
  // Lengths are collected first: percentiles of grouping sets would sort all spans by text, once for each set.
  const groups = db
    .from(ended.unionAll(open).as('spans'))
    .groupBy('kind', 'name', 'part')
    .select({ kind: 'kind', name: 'name', part: 'part', days: db.raw('array_agg(days)') });
  return db
    .with('groups', groups)
    .from(
      db.raw(`(
      select kind, name, part, days from groups
      union all
      select kind, name, null, array(select unnest(one.days) from groups as one where one.kind = whole.kind and one.name = whole.name)
      from groups as whole group by kind, name
    ) as parts`),
    )
    .joinRaw(
      `cross join lateral (select percentile_cont(array[0.5, 0.9]) within group (order by day) as percentiles
      from unnest(parts.days) as day) as lengths`,
    )
    .select({
      ...{ kind: 'parts.kind', name: 'parts.name', part: 'parts.part' },
      count: db.raw('cardinality(parts.days)'),
      median: db.raw('percentiles[1]'),
      p90: db.raw('percentiles[2]'),
    });
}
