import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/handle';
import type { ReportNumber } from '#domain/reports/numbers';
import type { ReportPeriod } from '#domain/reports/period';
import { exitStages } from '#domain/drivers/stages';
import { visitsOf } from './stage-visits';

/** A period, and whose drivers it is about; everybody's when absent. */
export interface ReportQuestion {
  readonly period: ReportPeriod;
  readonly owner?: string | undefined;
}

interface StaysRow {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}
/** Stays in one stage. */
export interface StageStaysRow extends StaysRow {
  readonly stage: string;
}
/** How many entered a stage, and where they went. */
export interface WaysRow {
  readonly stage: string;
  readonly leftTo: string | null;
  readonly isOpen: boolean;
  readonly count: number;
}
/** Entries into exits. */
export interface ExitRow {
  readonly stage: string;
  readonly reason: string | null;
  readonly by: string;
  readonly count: number;
}
/** Numbers of one owner. */
export interface OwnerRow {
  readonly ownerId: string | null;
  readonly entered: number;
  readonly left: StaysRow;
  readonly waiting: number;
  readonly over: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
}
/** Entries of one week. */
export interface WeekRow {
  readonly monday: string;
  readonly stage: string;
  readonly count: number;
}

/** Everything that the page of reports counts. */
export interface ReportRows {
  readonly ways: readonly WaysRow[];
  readonly left: readonly StageStaysRow[];
  readonly waiting: readonly StageStaysRow[];
  readonly stays: readonly StageStaysRow[];
  readonly over: readonly { readonly stage: string; readonly count: number }[];
  readonly exits: readonly ExitRow[];
  readonly owners: readonly OwnerRow[];
  readonly weeks: readonly WeekRow[];
}

/** One look: what happens meanwhile changes no number, or all of them. */
export async function readReport(db: Db, question: ReportQuestion): Promise<ReportRows> {
  return db.transaction(
    async (trx) => {
      const of = (number: ReportNumber): Knex.QueryBuilder => visitsOf(trx, { ...question, number });
      const stays = (number: ReportNumber) => staysByStage(trx, of(number), question);
      return {
        ways: await waysOf(trx, of('entered')),
        left: await stays('left'),
        waiting: await stays('waiting'),
        stays: await stays('stays'),
        over: await of('over')
          .groupBy('stage_visits.stage')
          .select({ stage: 'stage_visits.stage', count: count(trx) }),
        exits: await exitsOf(trx, of('entered')),
        owners: await ownersOf(trx, question),
        weeks: await weeksOf(trx, of('entered')),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

const count = (trx: Transaction) => trx.raw('count(*)');

const daysBy = (trx: Transaction, share: number, { period: { moment } }: ReportQuestion) =>
  trx.raw(
    `percentile_cont(?) within group (order by
       extract(epoch from least(coalesce(stage_visits.left_at, ?::timestamptz), ?::timestamptz) - stage_visits.entered_at) / 86400)`,
    [share, moment, moment],
  );

const staysColumns = (trx: Transaction, question: ReportQuestion) => ({
  count: count(trx),
  median: daysBy(trx, 0.5, question),
  p90: daysBy(trx, 0.9, question),
});

async function staysByStage(
  trx: Transaction,
  visits: Knex.QueryBuilder,
  question: ReportQuestion,
): Promise<StageStaysRow[]> {
  const rows: StageStaysRow[] = await visits
    .groupBy('stage_visits.stage')
    .select({ stage: 'stage_visits.stage', ...staysColumns(trx, question) });
  return rows;
}

async function waysOf(trx: Transaction, visits: Knex.QueryBuilder): Promise<WaysRow[]> {
  const isOpen = trx.raw('stage_visits.left_at is null');
  const rows: WaysRow[] = await visits
    .groupBy('stage_visits.stage', 'stage_visits.left_to')
    .groupByRaw('stage_visits.left_at is null')
    .select({ stage: 'stage_visits.stage', leftTo: 'stage_visits.left_to', isOpen, count: count(trx) });
  return rows;
}

async function exitsOf(trx: Transaction, visits: Knex.QueryBuilder): Promise<ExitRow[]> {
  const by = { stage: 'stage_visits.stage', reason: 'stage_visits.reason', by: 'stage_visits.entered_by' };
  const rows: ExitRow[] = await visits
    .whereIn('stage_visits.stage', [...exitStages])
    .groupBy(Object.values(by))
    .orderBy([{ column: 'count', order: 'desc' }, 'stage', 'by', 'reason'])
    .select({ ...by, count: count(trx) });
  return rows;
}

/** Who owns the visits now, or owned them when they ended. */
async function ownersOf(trx: Transaction, question: ReportQuestion): Promise<OwnerRow[]> {
  const numbers = ['entered', 'left', 'waiting', 'over'] as const;
  const rows = new Map<string | null, OwnerRow>();
  for (const number of numbers) {
    const counted: (StaysRow & { ownerId: string | null })[] = await visitsOf(trx, { ...question, number })
      .groupBy('stage_visits.owner_id')
      .select({
        ownerId: 'stage_visits.owner_id',
        ...(number === 'left' ? staysColumns(trx, question) : { count: count(trx) }),
      });
    for (const { ownerId, ...row } of counted) {
      const known = rows.get(ownerId) ?? { ...nothing, ownerId };
      rows.set(ownerId, { ...known, [number]: number === 'left' ? row : row.count });
    }
  }
  return named(trx, [...rows.values()]);
}

const nothing = {
  entered: 0,
  left: { count: 0, median: null, p90: null },
  waiting: 0,
  over: 0,
  firstName: null,
  lastName: null,
};

async function named(trx: Transaction, rows: readonly OwnerRow[]): Promise<OwnerRow[]> {
  const ids = rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const people: { id: string; firstName: string; lastName: string }[] = await trx('users')
    .whereIn('users.id', ids)
    .select({ id: 'users.id', firstName: 'users.first_name', lastName: 'users.last_name' });
  const names = new Map(people.map(({ id, ...name }) => [id, name]));
  return rows.map((row) => ({ ...row, ...(row.ownerId === null ? {} : names.get(row.ownerId)) }));
}

async function weeksOf(trx: Transaction, visits: Knex.QueryBuilder): Promise<WeekRow[]> {
  const monday = trx.raw(`to_char(date_trunc('week', stage_visits.entered_at), 'YYYY-MM-DD')`);
  const rows: WeekRow[] = await visits
    .groupBy('monday', 'stage_visits.stage')
    .select({ monday, stage: 'stage_visits.stage', count: count(trx) });
  return rows;
}
