import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { readTogether } from '#db/core/read-together';
import type { CandidacySource } from '#domain/candidacies/sources';
import type { CloseReason } from '#domain/candidacies/states';
import { type LengthCount, type Lengths, lengthsOf } from '#domain/hiring-reports/lengths';
import type { SpanName } from '#domain/hiring-reports/spans';
import type { ActorKind } from '#domain/shared/actor';
import { endedSpans, type HiringScope, openSpans, roundsBy } from './rows';

interface OfWeek {
  /** The first day of the week. */
  readonly monday: string;
  readonly count: number;
}
/** First contacts of one source in one week by what became of them. */
export interface ContactsRow extends OfWeek {
  readonly source: CandidacySource;
  readonly result: 'hired' | 'closed' | 'open';
}
/** Hires of one source, one week, or all (both null). */
export interface HiresRow extends Lengths {
  readonly source: CandidacySource | null;
  readonly monday: string | null;
}
/** Closed rounds of one week by the side that closed them and its reason. */
export interface ClosedRow extends OfWeek {
  readonly by: ActorKind;
  readonly reason: CloseReason;
}
/** Spans of one name by how they ended; `part` is null for all of them, ended or open. */
export interface SpansRow extends Lengths {
  readonly name: SpanName;
  readonly part: SpanPart | null;
}
type SpanPart = 'left' | 'answered' | 'unanswered' | 'open';

/** All figures of the carrier's reports. */
export interface HiringReportRows {
  readonly contacts: readonly ContactsRow[];
  readonly hires: readonly HiresRow[];
  readonly closed: readonly ClosedRow[];
  readonly spans: readonly SpansRow[];
}

/** Reads all figures in one statement, so that concurrent changes affect all of them or none. */
export async function readHiringReport(db: Db, scope: HiringScope): Promise<HiringReportRows> {
  const { spans, ...rows } = await readTogether<Parts>(db, {
    contacts: contactsOf(db, scope),
    hires: hiresOf(db, scope),
    closed: closedOf(db, scope),
    spans: spansOf(db, scope),
  });
  return { ...rows, spans: [...lengthsOfSpans(spans)] };
}

interface SpanCount extends LengthCount {
  readonly name: SpanName;
  readonly part: SpanPart;
}
type Parts = Omit<HiringReportRows, 'spans'> & { readonly spans: readonly SpanCount[] };

function* lengthsOfSpans(counts: readonly SpanCount[]): Generator<SpansRow> {
  for (const name of new Set(counts.map((row) => row.name))) {
    const ofName = counts.filter((row) => row.name === name);
    yield { name, part: null, ...lengthsOf(ofName) };
    for (const part of new Set(ofName.map((row) => row.part))) {
      yield { name, part, ...lengthsOf(ofName.filter((row) => row.part === part)) };
    }
  }
}

// Grouped by the number of the week: truncating a time to its week takes longer than reading the row.
const weekOf = (db: Db, { period }: HiringScope, column: 'opened_at' | 'hired_at' | 'closed_at'): Knex.Raw =>
  db.raw(`width_bucket(candidacy_rounds.${column}, ?::timestamptz[])`, [period.weeks.map(({ start }) => start)]);
const mondayOf = (db: Db, { period }: HiringScope): Knex.Raw =>
  db.raw('(?::text[])[week]', [period.weeks.map(({ monday }) => monday)]);
const COUNT = 'count(*)::integer';

// Column names of the answer are camel case already.
function contactsOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const contacts = roundsBy(db, scope, 'opened_at')
    .groupByRaw('1, 2, 3, 4')
    .select({
      source: 'candidacy_rounds.source',
      hired: db.raw('candidacy_rounds.hired_at is not null'),
      closed: db.raw('candidacy_rounds.closed_at is not null'),
      week: weekOf(db, scope, 'opened_at'),
      count: db.raw(COUNT),
    });
  return db.from(contacts.as('contacts')).select({
    source: 'source',
    result: db.raw(`case when hired then 'hired' when closed then 'closed' else 'open' end`),
    monday: mondayOf(db, scope),
    count: 'count',
  });
}

function hiresOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const hires = roundsBy(db, scope, 'hired_at').select({
    source: 'candidacy_rounds.source',
    week: weekOf(db, scope, 'hired_at'),
    days: db.raw(`date_part('epoch', candidacy_rounds.hired_at - candidacy_rounds.opened_at) / 86400`),
  });
  return db
    .from(hires.as('hires'))
    .groupByRaw('grouping sets ((), (source), (week))')
    .select({
      source: 'source',
      monday: mondayOf(db, scope),
      count: db.raw(COUNT),
      median: db.raw('percentile_cont(0.5) within group (order by days)'),
      p90: db.raw('percentile_cont(0.9) within group (order by days)'),
    });
}

function closedOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const closed = roundsBy(db, scope, 'closed_at')
    .groupByRaw('1, 2, 3')
    .select({
      by: 'candidacy_rounds.closed_by',
      reason: 'candidacy_rounds.closed_reason',
      week: weekOf(db, scope, 'closed_at'),
      count: db.raw(COUNT),
    });
  return db
    .from(closed.as('closed'))
    .select({ by: 'by', reason: 'reason', monday: mondayOf(db, scope), count: 'count' });
}

// Counted by length: sorting thousands of spans for their percentiles takes twice as long as reading them.
function spansOf(db: Db, scope: HiringScope): Knex.QueryBuilder {
  const name = 'candidacy_spans.name';
  const ended = endedSpans(db, scope)
    .groupByRaw('1, 2, 3')
    .select({
      name,
      part: 'candidacy_spans.outcome',
      tenths: 'candidacy_spans.tenths_of_day',
      count: db.raw(COUNT),
    });
  const open = openSpans(db, scope)
    .groupByRaw('1, 2, 3')
    .select({
      name,
      part: db.raw(`'open'`),
      tenths: db.raw(`floor(date_part('epoch', ?::timestamptz - candidacy_spans.started_at) / 8640 + 0.5)::integer`, [
        scope.period.moment,
      ]),
      count: db.raw(COUNT),
    });
  return db.unionAll([ended, open], true);
}
