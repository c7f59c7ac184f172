import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { nameMatch } from '#db/core/name-match';
import type { CarrierWait } from '#domain/candidacies/waiting';
import type { OrderFilters } from '#domain/job-orders/schema';
import { listConditions, listedCandidacies } from '../candidacies/candidate-lists';
import { orderNumberIn } from './order-number';

/** The orders of a list. */
export interface OrderScope extends Omit<OrderFilters, 'mine' | 'waiting'> {
  /** The carrier; null for all carriers (operations). */
  readonly organizationId: string | null;
  /** Limits the list to orders of the facilities that this person recruits for. */
  readonly recruiterId?: string | undefined;
  /** Limits the list to orders with a driver who waits for one of these at a point in time. */
  readonly waits?: { readonly for: readonly CarrierWait[]; readonly at: string } | undefined;
}

const NAMES = `folded_text(concat_ws(' ', title, content ->> 'customTitle'))`;

/** Limits a query of orders to those of the scope. */
export function narrowOrders(db: Db, query: Knex.QueryBuilder, scope: OrderScope): void {
  const { organizationId, recruiterId, approval, facilityId, seats, visible, autopilot, waits } = scope;
  if (approval !== undefined) query.where('job_orders.approval', approval);
  if (organizationId !== null) query.where('job_orders.organization_id', organizationId);
  if (recruiterId !== undefined) query.whereIn('job_orders.facility_id', facilitiesOf(db, recruiterId));
  if (facilityId !== undefined) query.where('job_orders.facility_id', facilityId);
  if (seats !== undefined)
    query.whereRaw(`job_orders.seats_taken ${seats === 'open' ? '<' : '>='} job_orders.number_of_drivers`);
  if (visible !== undefined) query.where('job_orders.is_visible', visible);
  if (autopilot !== undefined) query.where('job_orders.autopilot', autopilot);
  if (waits !== undefined) query.whereIn('job_orders.id', ordersWithWaiting(db, waits, organizationId));
  narrowByContent(db, query, scope);
}

/** The title and the assignment type are in the order's current version. */
function narrowByContent(db: Db, query: Knex.QueryBuilder, { text, assignmentType }: OrderScope): void {
  const number = text === undefined ? undefined : orderNumberIn(text);
  if (number !== undefined) query.whereRaw('right(job_orders.id::text, 8) = ?', [number]);
  if (assignmentType === undefined && (text === undefined || number !== undefined)) return;
  const version = db({ wanted: 'job_order_versions' })
    .select(db.raw('1'))
    .whereRaw('wanted.id = job_orders.version_id');
  if (assignmentType !== undefined) version.whereRaw(`content ->> 'orderAssignmentType' = ?`, [assignmentType]);
  if (text !== undefined && number === undefined) {
    const match = nameMatch(NAMES, text);
    version.whereRaw(match.sql, [...match.bindings]);
  }
  query.whereExists(version);
}

/** From the carrier's candidacies under way, which are read once, instead of those of each order. */
function ordersWithWaiting(
  db: Db,
  waits: NonNullable<OrderScope['waits']>,
  organizationId: string | null,
): Knex.QueryBuilder {
  const any = waits.for.map((wait) => listConditions[wait]);
  const candidacies: Knex.QueryBuilder =
    organizationId === null ? db('candidacies') : listedCandidacies(db, organizationId);
  return candidacies
    .whereRaw(any.length === 0 ? 'false' : `(${any.join(' or ')})`, { now: waits.at })
    .select('candidacies.order_id');
}

function facilitiesOf(db: Db, recruiterId: string) {
  return db('facility_recruiters')
    .where('facility_recruiters.user_id', recruiterId)
    .select('facility_recruiters.facility_id');
}
