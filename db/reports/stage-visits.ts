import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { ReportPeriod } from '#domain/reports/period';
import { isDirection, type StayCount, type VisitFilters } from '#domain/reports/stay-counts';
import { type Direction, stagesInDirection } from '#domain/reports/visits';

/** The visits behind one figure in one period. */
export interface VisitsParams extends VisitFilters {
  readonly period: ReportPeriod;
}

/** One visit, with the names behind its ids. */
export interface StageVisitRow {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: string;
  readonly fromStage: string | null;
  readonly enteredAt: string;
  readonly by: string;
  readonly reason: string | null;
  readonly leftAt: string | null;
  readonly leftTo: string | null;
  readonly ownerId: string | null;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
}

/** The position after a page of visits. */
export interface VisitKey {
  readonly enteredAt: string;
  readonly driverId: string;
  readonly stage: string;
}

/** Selects the visits that a figure counts: counts and the rows behind them use the same query. */
export function visitsOf(db: Db | Transaction, params: VisitsParams): Knex.QueryBuilder {
  const { stage, owner, by, reason } = params;
  const visits = sources[params.number](db, params);
  if (stage !== undefined) visits.where('stage_visits.stage', stage);
  if (owner === 'none') visits.whereNull('stage_visits.owner_id');
  else if (owner !== undefined) visits.where('stage_visits.owner_id', owner);
  if (by !== undefined) visits.where('stage_visits.entered_by', by);
  if (reason === 'none') visits.whereNull('stage_visits.reason');
  else if (reason !== undefined) visits.where('stage_visits.reason', reason);
  return visits;
}

type Source = (db: Db | Transaction, params: VisitsParams) => Knex.QueryBuilder;

const entered: Source = (db, { period: { start, end } }) =>
  db('stage_visits').where('stage_visits.entered_at', '>=', start).where('stage_visits.entered_at', '<', end);

const left: Source = (db, { period: { start, end } }) =>
  db('stage_visits').where('stage_visits.left_at', '>=', start).where('stage_visits.left_at', '<', end);

// Selects only columns in the index of open visits, so that counting is an index-only scan.
const open: Source = (db) => {
  const visits = db('stage_visits')
    .whereNull('stage_visits.left_at')
    .select(visitColumns)
    .select(db.raw('null::timestamptz as left_at, null::text as left_to'));
  return db.from(visits.as('stage_visits'));
};

const visitColumns = [
  'driver_id',
  'stage',
  'entered_at',
  'from_stage',
  'entered_by',
  'reason',
  'owner_id',
  'due_at',
].map((name) => `stage_visits.${name}`);
const all = [...visitColumns, 'stage_visits.left_at', 'stage_visits.left_to'];

// A union of two queries: each half has an index, but a single condition would have none.
const either = (db: Db | Transaction, one: Knex.QueryBuilder, other: Knex.QueryBuilder): Knex.QueryBuilder =>
  db.from(one.select(all).unionAll(other.select(all)).as('stage_visits'));

const waiting: Source = (db, params) => {
  const { end, isRunning } = params.period;
  if (isRunning) return open(db, params);
  const before = (visits: Knex.QueryBuilder) => visits.where('stage_visits.entered_at', '<', end);
  const leftLater = db('stage_visits').where('stage_visits.left_at', '>=', end);
  return either(db, before(open(db, params)), before(leftLater));
};

const stays: Source = (db, params) => either(db, left(db, params), db.from(waiting(db, params).as('stage_visits')));

// Only for current visits: a past visit may have had a different target.
const over: Source = (db, params) => {
  const { moment, isRunning } = params.period;
  const late = open(db, params).where('stage_visits.due_at', '<=', moment);
  return isRunning ? late : late.whereRaw('false');
};

const stagePairs = (direction: Direction): string[][] =>
  driverStages.flatMap((from) => stagesInDirection(from, direction).map((to) => [from, to]));

const byNextStage: Source = (db, params) => {
  const { number } = params;
  const visits = entered(db, params);
  if (isDirection(number)) return visits.whereIn(['stage_visits.stage', 'stage_visits.left_to'], stagePairs(number));
  if (number === 'stayed') return visits.whereNull('stage_visits.left_at');
  return visits.whereNotNull('stage_visits.left_at').whereNull('stage_visits.left_to');
};

const sources: Readonly<Record<StayCount, Source>> = {
  entered,
  left,
  waiting,
  stays,
  over,
  wentOn: byNextStage,
  wentBack: byNextStage,
  exited: byNextStage,
  stayed: byNextStage,
  erased: byNextStage,
};

/** The number of visits. */
export async function countVisits(db: Db, params: VisitsParams): Promise<number> {
  const found: { count: number } | undefined = await visitsOf(db, params).first({ count: db.raw('count(*)') });
  return found?.count ?? 0;
}

/** Returns a page of visits, newest first. */
export async function listVisits(
  db: Db,
  params: VisitsParams & { readonly after: VisitKey | null; readonly limit: number },
): Promise<StageVisitRow[]> {
  const { after, limit } = params;
  const page = visitsOf(db, params).orderBy(newestFirst('stage_visits')).limit(limit).select('stage_visits.*');
  if (after !== null) {
    page.whereRaw('(stage_visits.entered_at, stage_visits.driver_id, stage_visits.stage) < (?, ?, ?)', [
      after.enteredAt,
      after.driverId,
      after.stage,
    ]);
  }
  const rows: unknown = await db
    .from(page.as('page'))
    .join('drivers', 'drivers.id', 'page.driver_id')
    .leftJoin('users as owners', 'owners.id', 'page.owner_id')
    .orderBy(newestFirst('page'))
    .select(columns);
  return rows as StageVisitRow[];
}

const newestFirst = (table: string) =>
  ['entered_at', 'driver_id', 'stage'].map((name) => ({ column: `${table}.${name}`, order: 'desc' as const }));

const columns = {
  driverId: 'page.driver_id',
  firstName: 'drivers.first_name',
  lastName: 'drivers.last_name',
  stage: 'page.stage',
  fromStage: 'page.from_stage',
  enteredAt: 'page.entered_at',
  by: 'page.entered_by',
  reason: 'page.reason',
  leftAt: 'page.left_at',
  leftTo: 'page.left_to',
  ownerId: 'page.owner_id',
  ownerFirstName: 'owners.first_name',
  ownerLastName: 'owners.last_name',
};
