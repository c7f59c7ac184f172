import type { Knex } from 'knex';
import { boardCutoff } from '#domain/board/cutoff';
import type { BoardFilters } from '#domain/board/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';

export interface BoardParams extends BoardFilters {
  readonly now: Date;
}

/** Applies the board's filters to a query of `driver_pipelines`. */
export function narrow(query: Knex.QueryBuilder, { owner, waitsFor, overdue, now }: BoardParams): void {
  if (owner === 'none') query.whereNull('driver_pipelines.owner_id');
  else if (owner !== undefined) query.where('driver_pipelines.owner_id', owner);
  if (waitsFor !== undefined) query.where('driver_pipelines.waits_for', waitsFor);
  if (overdue) query.where('driver_pipelines.due_at', '<=', now);
}

/** Leaves out the drivers of a stage who are no longer on the board. */
export function onBoard(query: Knex.QueryBuilder, stage: DriverStage, now: Date): void {
  const left = boardCutoff(stage, now);
  if (left !== null) query.where('driver_pipelines.stage_entered_at', '>', left);
}
