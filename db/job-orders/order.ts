import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { StoredAgreementState } from '#domain/agreements/rules';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { ApprovalStatus, OrderStatus, PastReason } from '#domain/job-orders/states';
import { COUNTED_GROUPS_SQL, type CountedGroup, countsOf, type TabCounts } from './order-counts';

/** An order as lists and pages show it: state, current content, location, and number of drivers. */
export interface OrderRow {
  readonly id: string;
  readonly seq: number;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly isOrganizationActive: boolean;
  readonly agreement: StoredAgreementState;
  readonly facilityId: string;
  readonly facilityName: string;
  readonly city: string;
  readonly state: string;
  readonly timeZone: string;
  readonly status: OrderStatus;
  readonly approval: ApprovalStatus;
  readonly pastReason: PastReason | null;
  readonly versionId: string;
  readonly numberOfDrivers: number;
  readonly seatsTaken: number;
  readonly isVisible: boolean;
  readonly autopilot: boolean;
  readonly startOn: string | null;
  readonly endOn: string | null;
  readonly statusSince: string;
  readonly noteText: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly content: OrderContent;
  readonly counts: TabCounts;
}

/** One order, of any carrier, with its counts at a point in time. */
export async function findOrder(db: Db, orderId: string, now: string): Promise<OrderRow | undefined> {
  const [order] = await findOrders(db, [orderId], now);
  return order;
}

/** Those of the orders that exist, of any carrier, in any order. */
export async function findOrders(db: Db, orderIds: readonly string[], now: string): Promise<OrderRow[]> {
  return (await selectOrders(db, now).whereIn('job_orders.id', orderIds)).map(orderRow);
}

/** An order as selected. */
export interface SelectedOrder extends Omit<OrderRow, 'counts'> {
  readonly countedGroups: readonly CountedGroup[];
}

/** Selects orders with their counts at a point in time. */
export function selectOrders(db: Db, now: string): Knex.QueryBuilder<object, SelectedOrder[]> {
  return db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .join('organizations', 'organizations.id', 'job_orders.organization_id')
    .leftJoin('carrier_agreements', 'carrier_agreements.organization_id', 'organizations.id')
    .leftJoin('notes', 'notes.id', 'job_orders.note_id')
    .select({
      id: 'job_orders.id',
      seq: 'job_orders.version',
      organizationId: 'job_orders.organization_id',
      organizationName: 'organizations.name',
      isOrganizationActive: 'organizations.is_active',
      agreement: 'carrier_agreements.state',
      facilityId: 'job_orders.facility_id',
      facilityName: 'facilities.name',
      city: 'facilities.city',
      state: 'facilities.state',
      timeZone: 'facilities.time_zone',
      status: 'job_orders.status',
      approval: 'job_orders.approval',
      pastReason: 'job_orders.past_reason',
      versionId: 'job_orders.version_id',
      numberOfDrivers: 'job_orders.number_of_drivers',
      seatsTaken: 'job_orders.seats_taken',
      isVisible: 'job_orders.is_visible',
      autopilot: 'job_orders.autopilot',
      startOn: 'job_orders.start_on',
      endOn: 'job_orders.end_on',
      statusSince: 'job_orders.status_since',
      noteText: 'notes.text',
      createdAt: 'job_orders.created_at',
      updatedAt: 'job_orders.updated_at',
      content: 'job_order_versions.content',
      countedGroups: db.raw(COUNTED_GROUPS_SQL, { now }),
    }) as Knex.QueryBuilder<object, SelectedOrder[]>;
}

/** An order with its tab counts. */
export const orderRow = ({ countedGroups, ...order }: SelectedOrder): OrderRow => ({
  ...order,
  counts: countsOf(countedGroups),
});
