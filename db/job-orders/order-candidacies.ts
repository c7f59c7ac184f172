import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { AssignmentState } from '#domain/candidacies/states';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { milesOf } from '../core/geo-distance';
import { countOfAll, countOver, pageWithCount } from '../core/page-with-count';
import { driverColumns, type DriverRow } from '../drivers/driver-facts';

/** A driver on an order, unmasked. */
export interface OrderCandidacy {
  readonly candidacyId: string;
  readonly assignmentState: AssignmentState;
  readonly dueAt: string | null;
  readonly snapshot: CandidacyState;
  readonly driver: DriverRow;
  /** The distance from the driver's search place to the order's facility. */
  readonly distanceMiles: number;
}

interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface SortedPage extends Page {
  /** Sort expressions of the query; by default longest in the state first, ended ones last. */
  readonly by?: string;
}

export interface CandidacyPage extends Page {
  readonly orderId: string;
  readonly states: readonly CandidacyStateName[];
}

/** Returns a page of an order's candidacies in these states, longest in the state first, and the total. */
export async function listCandidacies(
  db: Db,
  { orderId, states, limit, skip }: CandidacyPage,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const chosen = db('candidacies')
    .where('candidacies.order_id', orderId)
    .whereIn('candidacies.state', [...states]);
  const page = { limit, skip, by: LONGEST_FIRST };
  // The candidacies of one order are few, and the index counts them.
  const first = firstOf(chosen, page).select('candidacies.*', countOfAll(db, chosen));
  return readPage(db, { ...page, first: db.from(first.as('candidacies')), all: chosen });
}

/**
 * Returns a page of the selected candidacies with their drivers, and the total. They may be many, so only their ids are
 * sorted and counted, in one scan. If `by` sorts by the drivers, the selection joins them ({@link joinDrivers}).
 */
export async function pageOfCandidacies(
  db: Db,
  chosen: Knex.QueryBuilder,
  { limit, skip, by = LONGEST_FIRST }: SortedPage,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const page = { limit, skip, by };
  const ids = firstOf(chosen, page).select('candidacies.id', countOver(db));
  const first = db.from(ids.as('page')).join('candidacies', 'candidacies.id', 'page.id');
  return readPage(db, { ...page, first, all: chosen });
}

const LONGEST_FIRST = `candidacies.state = 'ended', candidacies.state_entered_at, candidacies.id`;

/** The chord between a candidacy's driver and facility, where {@link joinDrivers} has joined them. */
export const CHORD_SQL = 'drivers.place <-> facilities.place';

/** Joins candidacies with their drivers and facilities. */
export const joinDrivers = (candidacies: Knex.QueryBuilder): Knex.QueryBuilder =>
  candidacies
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id');

const firstOf = (chosen: Knex.QueryBuilder, { limit, skip, by }: Required<SortedPage>): Knex.QueryBuilder =>
  chosen.clone().orderByRaw(by).limit(limit).offset(skip);

interface SelectedPage extends Required<SortedPage> {
  readonly first: Knex.QueryBuilder;
  readonly all: Knex.QueryBuilder;
}

/** Joins the candidacies of a page with their drivers: after the selection, or the joins would run for all of them. */
async function readPage(
  db: Db,
  { first, all, skip, by }: SelectedPage,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const page = joinDrivers(first)
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .orderByRaw(by)
    .select({
      ...driverColumns,
      candidacyId: 'candidacies.id',
      assignmentState: 'candidacies.assignment_state',
      dueAt: 'candidacies.due_at',
      snapshot: 'candidacies.snapshot',
      chord: db.raw(CHORD_SQL),
      countOfAll: 'countOfAll',
    });
  const { rows, count } = await pageWithCount<PageRow>(db, { page, all, skip });
  return { candidacies: rows.map(orderCandidacy), count };
}

type PageRow = DriverRow &
  Pick<OrderCandidacy, 'candidacyId' | 'assignmentState' | 'dueAt' | 'snapshot'> & { chord: number };

function orderCandidacy(row: PageRow): OrderCandidacy {
  const { candidacyId, assignmentState, dueAt, snapshot, chord, ...driver } = row;
  return { candidacyId, assignmentState, dueAt, snapshot, driver, distanceMiles: milesOf(chord) };
}
