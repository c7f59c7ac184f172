import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { AssignmentState } from '#domain/candidacies/states';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { milesOf } from '../core/geo-distance';
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
  const candidacies = await pageOfCandidacies(db, chosen, { limit, skip });
  return { candidacies, count: await countOf(db, chosen) };
}

const BY_WAIT = `candidacies.state = 'ended', candidacies.state_entered_at, candidacies.id`;

/** Returns a page of the selected candidacies with their drivers. */
export async function pageOfCandidacies(
  db: Db,
  chosen: Knex.QueryBuilder,
  { limit, skip, by = BY_WAIT }: Page,
): Promise<OrderCandidacy[]> {
  const rows: unknown = await chosen
    .clone()
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .orderByRaw(by)
    .limit(limit)
    .offset(skip)
    .select({
      ...driverColumns,
      candidacyId: 'candidacies.id',
      assignmentState: 'candidacies.assignment_state',
      dueAt: 'candidacies.due_at',
      snapshot: 'candidacies.snapshot',
      chord: db.raw('drivers.place <-> facilities.place'),
    });
  return (rows as PageRow[]).map(orderCandidacy);
}

/** The number of selected candidacies across all pages. */
export async function countOf(db: Db, chosen: Knex.QueryBuilder): Promise<number> {
  const total: unknown = await chosen.clone().first({ count: db.raw('count(*)::integer') });
  return (total as { count: number }).count;
}

type PageRow = DriverRow &
  Pick<OrderCandidacy, 'candidacyId' | 'assignmentState' | 'dueAt' | 'snapshot'> & { chord: number };

function orderCandidacy(row: PageRow): OrderCandidacy {
  const { candidacyId, assignmentState, dueAt, snapshot, chord, ...driver } = row;
  return { candidacyId, assignmentState, dueAt, snapshot, driver, distanceMiles: milesOf(chord) };
}
