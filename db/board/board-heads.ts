import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { boardCutoff, removedStages } from '#domain/board/cutoff';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { waitedOn } from '#domain/driver-pipeline/waiting';
import { HOUR_MS } from '#domain/shared/durations';
import { type BoardParams, narrow } from './board-filters';

/** The figures of one column. */
export interface BoardHeadRow {
  readonly stage: DriverStage;
  readonly cards: number;
  readonly overdue: number;
  readonly medianSince: string | null;
}

/** The period of a count, as in the database's function `quarter_day`. */
const PERIOD_MS = 6 * HOUR_MS;

/**
 * Returns, for each column, the number of drivers, the number over target, and the median entry time. Whole periods
 * come from the counts. The pipelines themselves are read only for the present period, that of each cutoff, and that
 * of each median (docs/decisions/032-board-counts-are-rows.md).
 */
export async function readBoardHeads(db: Db, params: BoardParams): Promise<BoardHeadRow[]> {
  const { rows } = await db.raw<{ rows: BoardHeadRow[] }>(
    `with parts as (:parts), periods as (
       select parts.stage, parts.entered_from, sum(parts.cards)::int as cards, sum(parts.overdue)::int as overdue,
         sum(sum(parts.cards)::int) over (partition by parts.stage) as total,
         sum(sum(parts.cards)::int) over (partition by parts.stage order by parts.entered_from desc) as reached
       from parts group by parts.stage, parts.entered_from
     ), heads as (
       select periods.stage, sum(periods.cards)::int as cards, sum(periods.overdue)::int as overdue,
         max(periods.entered_from) filter (where periods.reached * 2 >= periods.total) as median_from,
         (sum(periods.cards) + 1) / 2
           - coalesce(max(periods.reached) filter (where periods.reached * 2 < periods.total), 0) as place
       from periods group by periods.stage having sum(periods.cards) > 0
     )
     select heads.stage, heads.cards, heads.overdue, middle.stage_entered_at as "medianSince"
     from heads left join lateral (:middle offset heads.place - 1 limit 1) as middle on true`,
    { parts: partsOf(db, params), middle: enteredThen(db, params) },
  );
  return rows;
}

const partsOf = (db: Db, params: BoardParams): Knex.QueryBuilder =>
  db.queryBuilder().unionAll([
    counted(db, params),
    dueNow(db, params),
    // Drivers in these stages are never due.
    ...removedStages.map((stage) => enteredNearCutoff(db, stage, params)),
  ]);

/** Periods that are over or have not begun. */
function counted(db: Db, { owner, waitsFor, overdue, now }: BoardParams): Knex.QueryBuilder {
  const present = periodOf(now);
  const counts = db('pipeline_counts')
    .select('pipeline_counts.stage', 'pipeline_counts.entered_from', 'pipeline_counts.drivers as cards')
    .select(
      db.raw('case when pipeline_counts.due_from < ? then pipeline_counts.drivers else 0 end as overdue', [present]),
    )
    .whereRaw('pipeline_counts.due_from is distinct from ?', [present]);
  for (const stage of removedStages) {
    const left = [stage, periodOf(cutoffOf(stage, now))];
    counts.whereRaw('not (pipeline_counts.stage = ? and pipeline_counts.entered_from <= ?)', left);
  }
  if (overdue) counts.where('pipeline_counts.due_from', '<', present);
  if (owner === undefined && waitsFor === undefined) return counts.whereNull('pipeline_counts.waits_for');
  counts.whereIn('pipeline_counts.waits_for', waitsFor === undefined ? waitedOn : [waitsFor]);
  if (owner === 'none') counts.whereNull('pipeline_counts.owner_id');
  else if (owner !== undefined) counts.where('pipeline_counts.owner_id', owner);
  return counts;
}

const dueNow = (db: Db, params: BoardParams): Knex.QueryBuilder =>
  uncounted(db, params)
    .where('driver_pipelines.due_at', '>=', periodOf(params.now))
    .where('driver_pipelines.due_at', '<', periodAfter(params.now));

function enteredNearCutoff(db: Db, stage: DriverStage, params: BoardParams): Knex.QueryBuilder {
  const cutoff = cutoffOf(stage, params.now);
  return uncounted(db, params)
    .where('driver_pipelines.stage', stage)
    .where('driver_pipelines.stage_entered_at', '>', cutoff)
    .where('driver_pipelines.stage_entered_at', '<', periodAfter(cutoff));
}

const uncounted = (db: Db, params: BoardParams): Knex.QueryBuilder =>
  db('driver_pipelines')
    .modify(narrow, params)
    .select('driver_pipelines.stage')
    .select(db.raw(`quarter_day(driver_pipelines.stage_entered_at) as entered_from, 1 as cards`))
    .select(db.raw('case when driver_pipelines.due_at <= ? then 1 else 0 end as overdue', [params.now]));

/** The drivers of a column who entered it in the period of the median, latest first. */
const enteredThen = (db: Db, params: BoardParams): Knex.QueryBuilder =>
  db('driver_pipelines')
    .modify(narrow, params)
    .whereRaw('driver_pipelines.stage = heads.stage')
    .whereRaw('driver_pipelines.stage_entered_at >= heads.median_from')
    .whereRaw(`driver_pipelines.stage_entered_at < heads.median_from + interval '6 hours'`)
    .orderBy('driver_pipelines.stage_entered_at', 'desc')
    .select('driver_pipelines.stage_entered_at');

const cutoffOf = (stage: DriverStage, now: Date): Date => new Date(boardCutoff(stage, now) ?? 0);
const periodOf = (at: Date): Date => new Date(Math.floor(at.getTime() / PERIOD_MS) * PERIOD_MS);
const periodAfter = (at: Date): Date => new Date(periodOf(at).getTime() + PERIOD_MS);
