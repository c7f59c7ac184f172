import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import { exitStages } from '#domain/driver-pipeline/stages';
import type { ReportPeriod } from '#domain/reports/period';
import type { StayCount } from '#domain/reports/stay-counts';
import { visitsOf } from './stage-visits';

/** A period, and the owner whose drivers to count; all drivers if absent. */
export interface ReportParams {
  readonly period: ReportPeriod;
  readonly owner?: string | undefined;
}

interface StaysRow {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}
/** Stays in one stage: those that ended in the period, those still open at its end, and both. */
export interface StageStaysRow {
  readonly stage: string;
  readonly left: StaysRow;
  readonly waiting: StaysRow;
  readonly stays: StaysRow;
  readonly over: number;
}
/** The number of entries into a stage, by the next stage. */
export interface TransitionsRow {
  readonly stage: string;
  readonly leftTo: string | null;
  readonly isOpen: boolean;
  readonly count: number;
}
/** The number of entries into an exit stage, by reason and actor. */
export interface ExitRow {
  readonly stage: string;
  readonly reason: string | null;
  readonly by: string;
  readonly count: number;
}
/** The figures of one owner. */
export interface OwnerRow {
  readonly ownerId: string | null;
  readonly entered: number;
  readonly left: StaysRow;
  readonly waiting: number;
  readonly over: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
}
/** The number of entries in one week. */
export interface WeekRow {
  readonly monday: string;
  readonly stage: string;
  readonly count: number;
}

/** All figures of the reports page. */
export interface ReportRows {
  readonly transitions: readonly TransitionsRow[];
  readonly stages: readonly StageStaysRow[];
  readonly exits: readonly ExitRow[];
  readonly owners: readonly OwnerRow[];
  readonly weeks: readonly WeekRow[];
}

/** Reads all figures from one snapshot, so that concurrent changes affect all of them or none. */
export async function readReport(db: Db, params: ReportParams): Promise<ReportRows> {
  return db.transaction(
    async (trx) => {
      const { owners: entries, ...counts } = await entriesOf(trx, params);
      const stages = await stagesOf(trx, params);
      return { ...counts, stages, owners: await ownersOf(trx, params, entries) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

const visits = (trx: Transaction, params: ReportParams, number: StayCount): Knex.QueryBuilder =>
  visitsOf(trx, { ...params, number });

interface EntryRow extends TransitionsRow, ExitRow, WeekRow {
  readonly ownerId: string | null;
  /** The grouping that the row belongs to. */
  readonly grouping: number;
}

// PostgreSQL's grouping(): one bit for each of the four columns that a grouping leaves out.
const BY_TRANSITION = 0b0111;
const BY_REASON = 0b1011;
const BY_OWNER = 0b1101;
const BY_WEEK = 0b1110;

/** Counts entries in all four groupings in one scan. */
async function entriesOf(trx: Transaction, params: ReportParams) {
  const { weeks } = params.period;
  const entries = visits(trx, params, 'entered').select({
    stage: 'stage_visits.stage',
    left_to: 'stage_visits.left_to',
    is_open: trx.raw('stage_visits.left_at is null'),
    reason: 'stage_visits.reason',
    entered_by: 'stage_visits.entered_by',
    owner_id: 'stage_visits.owner_id',
    week: trx.raw('width_bucket(stage_visits.entered_at, ?::timestamptz[])', [weeks.map(({ start }) => start)]),
  });
  const rows: EntryRow[] = await trx
    .from(entries.as('entries'))
    .groupByRaw('grouping sets ((stage, left_to, is_open), (stage, reason, entered_by), (owner_id), (stage, week))')
    .select({ stage: 'stage', leftTo: 'left_to', isOpen: 'is_open', reason: 'reason', by: 'entered_by' })
    .select({ ownerId: 'owner_id', monday: trx.raw('(?::text[])[week]', [weeks.map(({ monday }) => monday)]) })
    .select({ count: trx.raw('count(*)'), grouping: trx.raw('grouping(left_to, reason, owner_id, week)') });
  const grouped = (by: number): EntryRow[] => rows.filter(({ grouping }) => grouping === by);
  const exits = grouped(BY_REASON).filter(({ stage }) => exitStages.some((exit) => exit === stage));
  return {
    transitions: grouped(BY_TRANSITION),
    exits: exits.sort(byCount),
    weeks: grouped(BY_WEEK),
    owners: grouped(BY_OWNER).map(({ ownerId, count }) => ({ ownerId, count })),
  };
}

const byCount = (one: ExitRow, other: ExitRow): number =>
  other.count - one.count || nameOf(one).localeCompare(nameOf(other), 'en');
const nameOf = ({ stage, by, reason }: ExitRow): string => `${stage} ${by} ${reason ?? ''}`;

/** Ended and open stays with their length in days. Stays can be overdue only in a period that includes today. */
function staysOf(trx: Transaction, params: ReportParams): Knex.QueryBuilder {
  const { moment, isRunning } = params.period;
  const stays = (number: 'left' | 'waiting') =>
    visits(trx, params, number).select({
      stage: 'stage_visits.stage',
      owner_id: 'stage_visits.owner_id',
      has_left: trx.raw(String(number === 'left')),
      is_late: number === 'waiting' && isRunning ? trx.raw('stage_visits.due_at <= ?', [moment]) : trx.raw('false'),
      // extract() takes twice as long, because it calculates with exact decimals.
      days: trx.raw(
        `date_part('epoch', least(stage_visits.left_at, ?::timestamptz) - stage_visits.entered_at) / 86400`,
        [moment],
      ),
    });
  return trx.from(stays('left').unionAll(stays('waiting')).as('stays'));
}

type Part = 'left' | 'waiting' | 'stays';
const parts = { left: 'filter (where has_left)', waiting: 'filter (where not has_left)', stays: '' } as const;

/** The number of stays in a part, with the median and 90th percentile of their lengths. */
const staysColumns = (trx: Transaction, part: Part) => ({
  [part]: trx.raw(`json_build_object('count', count(*) ${parts[part]},
    'median', percentile_cont(0.5) within group (order by days) ${parts[part]},
    'p90', percentile_cont(0.9) within group (order by days) ${parts[part]})`),
});
const over = (trx: Transaction) => ({ over: trx.raw('count(*) filter (where is_late)') });

async function stagesOf(trx: Transaction, params: ReportParams): Promise<StageStaysRow[]> {
  const rows: StageStaysRow[] = await staysOf(trx, params)
    .groupBy('stage')
    .select('stage')
    .select({ ...staysColumns(trx, 'left'), ...staysColumns(trx, 'waiting'), ...staysColumns(trx, 'stays') })
    .select(over(trx));
  return rows;
}

type Entries = readonly { readonly ownerId: string | null; readonly count: number }[];
type OwnerNumbers = Omit<OwnerRow, 'firstName' | 'lastName'>;

/** Figures by the current owner of each visit, or by its owner when it ended. */
async function ownersOf(trx: Transaction, params: ReportParams, entries: Entries): Promise<OwnerRow[]> {
  const stays: Omit<OwnerNumbers, 'entered'>[] = await staysOf(trx, params)
    .groupBy('owner_id')
    .select({ ownerId: 'owner_id', ...staysColumns(trx, 'left') })
    .select({ waiting: trx.raw('count(*) filter (where not has_left)') })
    .select(over(trx));
  const rows = new Map<string | null, OwnerNumbers>(stays.map((row) => [row.ownerId, { ...row, entered: 0 }]));
  for (const { ownerId, count } of entries) {
    rows.set(ownerId, { ...(rows.get(ownerId) ?? { ...nothing, ownerId }), entered: count });
  }
  return withOwnerNames(trx, [...rows.values()]);
}

const nothing = { left: { count: 0, median: null, p90: null }, waiting: 0, over: 0 };

async function withOwnerNames(trx: Transaction, rows: readonly OwnerNumbers[]): Promise<OwnerRow[]> {
  const ids = rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const people = await trx('users')
    .whereIn('id', ids)
    .select({ id: 'id', firstName: 'first_name', lastName: 'last_name' });
  const names = new Map<string | null, Pick<OwnerRow, 'firstName' | 'lastName'>>(
    people.map(({ id, firstName, lastName }) => [id, { firstName, lastName }]),
  );
  return rows.map((row) => ({ firstName: null, lastName: null, ...row, ...names.get(row.ownerId) }));
}
