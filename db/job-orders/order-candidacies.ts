import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { AssignmentState } from '#domain/candidacies/states';
import { milesOf } from '../core/geo-distance';
import { countOver, pageWithCount } from '../core/page-with-count';
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

/** Returns a page of one tab of the hiring page, longest in the state first, and the total. */
export async function listCandidacies(
  db: Db,
  { orderId, tab, limit, skip }: TabParams,
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  const ofTab = db('candidacies').where('candidacies.order_id', orderId).whereIn('candidacies.state', tabStates[tab]);
  return pageOfCandidacies(db, ofTab, { limit, skip });
}

const LONGEST_FIRST = `candidacies.state = 'ended', candidacies.state_entered_at, candidacies.id`;

/**
 * Returns a page of the selected candidacies with their drivers, longest in the state first, ended ones last; and the total.
 */
export async function pageOfCandidacies(
  db: Db,
  chosen: Knex.QueryBuilder,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ candidacies: OrderCandidacy[]; count: number }> {
  // Selected before the joins, which would otherwise run for every chosen candidacy.
  const ids = chosen
    .clone()
    .orderByRaw(LONGEST_FIRST)
    .limit(limit)
    .offset(skip)
    .select('candidacies.id', countOver(db));
  const page = db
    .from(ids.as('page'))
    .join('candidacies', 'candidacies.id', 'page.id')
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
      countOfAll: 'page.countOfAll',
    });
  const { rows, count } = await pageWithCount<PageRow>(db, { page, all: chosen, skip });
  return { candidacies: rows.map(orderCandidacy), count };
}

type PageRow = DriverRow &
  Pick<OrderCandidacy, 'candidacyId' | 'assignmentState' | 'dueAt' | 'snapshot'> & { chord: number };

function orderCandidacy(row: PageRow): OrderCandidacy {
  const { candidacyId, assignmentState, dueAt, snapshot, chord, ...driver } = row;
  return { candidacyId, assignmentState, dueAt, snapshot, driver, distanceMiles: milesOf(chord) };
}
