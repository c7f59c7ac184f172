import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { PipelineAction, WaitedOn } from '#domain/driver-pipeline/waiting';
import { type BoardParams, narrow, onBoard } from './board-filters';

/** The position after a page of a column. Drivers without a due date come last. */
export interface BoardCursor {
  readonly dueAt: string | null;
  readonly driverId: string;
}

export interface ColumnParams extends BoardParams {
  readonly stage: DriverStage;
  readonly after: BoardCursor | undefined;
  readonly limit: number;
}

/** One card, with the names behind its ids. */
export interface BoardCardRow extends BoardCursor {
  readonly stage: DriverStage;
  readonly previousStage: DriverStage | null;
  readonly enteredAt: string;
  readonly snoozedUntil: string | null;
  readonly waitsFor: WaitedOn;
  readonly next: PipelineAction;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly homeState: string;
  readonly ownerId: string | null;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
}

/** Returns a page of a column, earliest due date first, then drivers without a due date. */
export async function readBoardColumn(db: Db, params: ColumnParams): Promise<BoardCardRow[]> {
  const { after, limit } = params;
  // One index returns both parts in order; one condition over both would scan the column from its start.
  const dated = after?.dueAt === null ? [] : await readPart(db, params, (page) => void afterDue(page, after));
  // Without a cursor, the first part is the whole column. Overdue drivers always have a due date.
  if (after === undefined || params.overdue || dated.length === limit) return dated;
  const undated = await readPart(db, { ...params, limit: limit - dated.length }, (page) => {
    page.whereNull('driver_pipelines.due_at');
    if (after.dueAt === null) page.where('driver_pipelines.driver_id', '>', after.driverId);
  });
  return [...dated, ...undated];
}

function afterDue(page: Knex.QueryBuilder, after: BoardCursor | undefined): void {
  if (after === undefined) return;
  page.whereRaw('(driver_pipelines.due_at, driver_pipelines.driver_id) > (?, ?)', [after.dueAt, after.driverId]);
}

async function readPart(
  db: Db,
  params: ColumnParams,
  begin: (page: Knex.QueryBuilder) => void,
): Promise<BoardCardRow[]> {
  const { stage, limit, now } = params;
  // An index-only scan finds the page's drivers; names are read for these rows only.
  const page = db('driver_pipelines')
    .where('driver_pipelines.stage', stage)
    .orderByRaw(DUE_ORDER)
    .limit(limit)
    .select('driver_pipelines.driver_id');
  narrow(page, params);
  onBoard(page, stage, now);
  begin(page);
  const cards: unknown = await boardCards(db)
    .join(page.as('page'), 'page.driver_id', 'driver_pipelines.driver_id')
    .orderByRaw(DUE_ORDER);
  return cards as BoardCardRow[];
}

const DUE_ORDER = 'driver_pipelines.due_at, driver_pipelines.driver_id';

const boardCards = (db: Db) =>
  db('driver_pipelines')
    .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
    .leftJoin('users as owners', 'owners.id', 'driver_pipelines.owner_id')
    .select({
      driverId: 'driver_pipelines.driver_id',
      stage: 'driver_pipelines.stage',
      previousStage: 'driver_pipelines.previous_stage',
      enteredAt: 'driver_pipelines.stage_entered_at',
      dueAt: 'driver_pipelines.due_at',
      snoozedUntil: 'driver_pipelines.snoozed_until',
      waitsFor: 'driver_pipelines.waits_for',
      next: 'driver_pipelines.next_action',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      city: 'drivers.city',
      homeState: 'drivers.state',
      ownerId: 'driver_pipelines.owner_id',
      ownerFirstName: 'owners.first_name',
      ownerLastName: 'owners.last_name',
    });
