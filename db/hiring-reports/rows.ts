import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import {
  type HiringFilters,
  isRoundNumber,
  type RoundNumber,
  type SpanNumber,
} from '#domain/hiring-reports/report-figures';
import type { SpanKind } from '#domain/hiring-reports/spans';
import type { ReportPeriod } from '#domain/reports/period';

/** The carrier, the period, and optionally one facility or order. */
export interface HiringScope {
  readonly organizationId: string;
  readonly period: ReportPeriod;
  readonly facility?: string | undefined;
  readonly order?: string | undefined;
}

type Query = Knex.QueryBuilder;

function within(query: Query, table: string, { organizationId, facility, order }: HiringScope): Query {
  void query.where(`${table}.organization_id`, organizationId);
  if (facility !== undefined) void query.where(`${table}.facility_id`, facility);
  if (order !== undefined) void query.where(`${table}.order_id`, order);
  return query;
}

/** Rounds that were opened, hired or closed in the period. */
export function roundsBy(db: Db, scope: HiringScope, column: 'opened_at' | 'hired_at' | 'closed_at'): Query {
  const { start, end } = scope.period;
  return within(db('candidacy_rounds'), 'candidacy_rounds', scope)
    .where(`candidacy_rounds.${column}`, '>=', start)
    .where(`candidacy_rounds.${column}`, '<', end);
}

/** Stays and waits that ended in the period. */
export function endedSpans(db: Db, scope: HiringScope): Query {
  const { start, end } = scope.period;
  return within(db('candidacy_spans'), 'candidacy_spans', scope)
    .where('candidacy_spans.ended_at', '>=', start)
    .where('candidacy_spans.ended_at', '<', end)
    .whereNot('candidacy_spans.outcome', 'void');
}

/** Stays and waits that had begun and not ended at the end of the period, or now. */
export function openSpans(db: Db, scope: HiringScope): Query {
  const { end, moment, isRunning } = scope.period;
  const spans = within(db('candidacy_spans'), 'candidacy_spans', scope);
  if (isRunning) {
    return spans.whereNull('candidacy_spans.ended_at').where('candidacy_spans.started_at', '<=', moment);
  }
  return spans
    .where('candidacy_spans.started_at', '<', end)
    .whereRaw(
      `(candidacy_spans.ended_at is null or (candidacy_spans.ended_at >= ? and candidacy_spans.outcome <> 'void'))`,
      [end],
    );
}

const HAS_HIRE = 'candidacy_rounds.hired_at is not null';
const IS_CLOSED = 'candidacy_rounds.closed_at is not null';

const roundsOf: Readonly<Record<RoundNumber, (db: Db, scope: HiringScope) => Query>> = {
  contacts: (db, scope) => roundsBy(db, scope, 'opened_at'),
  contactsHired: (db, scope) => roundsBy(db, scope, 'opened_at').whereRaw(HAS_HIRE),
  contactsClosed: (db, scope) => roundsBy(db, scope, 'opened_at').whereRaw(`not (${HAS_HIRE}) and ${IS_CLOSED}`),
  contactsOpen: (db, scope) => roundsBy(db, scope, 'opened_at').whereRaw(`not (${HAS_HIRE} or ${IS_CLOSED})`),
  hires: (db, scope) => roundsBy(db, scope, 'hired_at'),
  closed: (db, scope) => roundsBy(db, scope, 'closed_at'),
};

const endOfRound: Readonly<Record<RoundNumber, string>> = {
  contacts: 'coalesce(candidacy_rounds.hired_at, candidacy_rounds.closed_at)',
  contactsHired: 'candidacy_rounds.hired_at',
  contactsClosed: 'candidacy_rounds.closed_at',
  contactsOpen: 'null::timestamptz',
  hires: 'candidacy_rounds.hired_at',
  closed: 'candidacy_rounds.closed_at',
};

function roundRows(db: Db, scope: HiringScope, number: RoundNumber): Query {
  return roundsOf[number](db, scope).select({
    candidacy_id: 'candidacy_rounds.candidacy_id',
    round: 'candidacy_rounds.round',
    seq: 'candidacy_rounds.round',
    name: db.raw('null::text'),
    started_at: 'candidacy_rounds.opened_at',
    ended_at: db.raw(endOfRound[number]),
  });
}

const spanColumns = ['candidacy_id', 'round', 'seq', 'name', 'started_at', 'ended_at'].map(
  (column) => `candidacy_spans.${column}`,
);

const ended = (db: Db, scope: HiringScope, kind: SpanKind): Query =>
  endedSpans(db, scope).where('candidacy_spans.kind', kind);
const open = (db: Db, scope: HiringScope, kind: SpanKind): Query =>
  openSpans(db, scope).where('candidacy_spans.kind', kind);

const spansOf: Readonly<Record<SpanNumber, (db: Db, scope: HiringScope) => readonly Query[]>> = {
  left: (db, scope) => [ended(db, scope, 'stage')],
  waiting: (db, scope) => [open(db, scope, 'stage')],
  // A union of two queries: each half has an index.
  stays: (db, scope) => [ended(db, scope, 'stage'), open(db, scope, 'stage')],
  answered: (db, scope) => [ended(db, scope, 'reply').where('candidacy_spans.outcome', 'answered')],
  unanswered: (db, scope) => [ended(db, scope, 'reply').where('candidacy_spans.outcome', 'unanswered')],
  awaited: (db, scope) => [open(db, scope, 'reply')],
};

function spanRows(db: Db, scope: HiringScope, number: SpanNumber): Query {
  const [first, ...others] = spansOf[number](db, scope).map((spans) => spans.select(spanColumns));
  if (first === undefined) throw new Error(`No spans belong to ${number}`);
  return others.reduce((all, spans) => all.unionAll(spans), first);
}

/** Selects the rows that a number counts, as `counted`, joined with their rounds; counts and lists use the same query. */
export function countedRows(db: Db, params: HiringScope & HiringFilters): Query {
  const { number, source, by, reason, stage, reply } = params;
  const counted = isRoundNumber(number) ? roundRows(db, params, number) : spanRows(db, params, number);
  const rows = db.from(counted.as('counted')).join('candidacy_rounds as rounds', (join) => {
    join.on('rounds.candidacy_id', 'counted.candidacy_id').andOn('rounds.round', 'counted.round');
  });
  const name = stage ?? reply;
  if (name !== undefined) void rows.where('counted.name', name);
  if (source !== undefined) void rows.where('rounds.source', source);
  if (by !== undefined) void rows.where('rounds.closed_by', by);
  if (reason !== undefined) void rows.where('rounds.closed_reason', reason);
  return rows;
}
