import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { AssignmentState } from '#domain/candidacies/states';
import { milesOf } from '../core/geo-distance';
import { countOfAll, countOver, pageWithCount } from '../core/page-with-count';
import { driverColumns, type DriverRow } from '../drivers/driver-facts';
import { type HiringTab, tabStates } from './order-counts';

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

export interface TabParams {
  readonly orderId: string;
  readonly tab: HiringTab;
  readonly limit: number;
  readonly skip: number;
}

interface Page {
  readonly limit: number;
  readonly skip: number;
}

/** Returns a page of one tab of the hiring page, longest in the state first, and the total. */
export async function listCandidacies(
  db: Db,
  { orderId, tab, ...page }: TabParams,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const ofTab = db('candidacies').where('candidacies.order_id', orderId).whereIn('candidacies.state', tabStates[tab]);
  // The candidacies of one order are few, and the index counts them.
  const first = longestFirst(ofTab, page).select('candidacies.*', countOfAll(db, ofTab));
  return readPage(db, { first: db.from(first.as('candidacies')), all: ofTab, skip: page.skip });
}

/**
 * Returns a page of the selected candidacies with their drivers, longest in the state first, ended ones last; and the total.
 * They may be many, so only their ids are sorted and counted, in one scan.
 */
export async function pageOfCandidacies(
  db: Db,
  chosen: Knex.QueryBuilder,
  page: Page,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const ids = longestFirst(chosen, page).select('candidacies.id', countOver(db));
  const first = db.from(ids.as('page')).join('candidacies', 'candidacies.id', 'page.id');
  return readPage(db, { first, all: chosen, skip: page.skip });
}

const LONGEST_FIRST = `candidacies.state = 'ended', candidacies.state_entered_at, candidacies.id`;

const longestFirst = (chosen: Knex.QueryBuilder, { limit, skip }: Page): Knex.QueryBuilder =>
  chosen.clone().orderByRaw(LONGEST_FIRST).limit(limit).offset(skip);

/** Joins the candidacies of a page with their drivers: after the selection, or the joins would run for all of them. */
async function readPage(
  db: Db,
  { first, all, skip }: { readonly first: Knex.QueryBuilder; readonly all: Knex.QueryBuilder; readonly skip: number },
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const page = first
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .orderByRaw(LONGEST_FIRST)
    .select({
      ...driverColumns,
      candidacyId: 'candidacies.id',
      assignmentState: 'candidacies.assignment_state',
      dueAt: 'candidacies.due_at',
      snapshot: 'candidacies.snapshot',
      chord: db.raw('drivers.place <-> facilities.place'),
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
