import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { countOfAll, pageWithCount } from '#db/core/page-with-count';
import { type ApprovalStatus, type OrderStatus, orderStatuses } from '#domain/job-orders/states';
import { type OrderRow, orderRow, type SelectedOrder, selectOrders } from './order';

export interface OrderListParams {
  /** The carrier; null for all carriers (operations). */
  readonly organizationId: string | null;
  /** Limits the list to orders of the facilities that this person recruits for. */
  readonly recruiterId?: string | undefined;
  readonly status: OrderStatus;
  /** Limits the list to orders with this answer of operations. */
  readonly approval?: ApprovalStatus | undefined;
  readonly limit: number;
  readonly skip: number;
}

const OPERATIONS_FIRST = `(job_orders.approval = 'rejected'), job_orders.status_since, job_orders.id`;

export interface OrderPage {
  readonly orders: OrderRow[];
  readonly count: number;
}

/**
 * Lists a carrier's orders, newest first. For operations, lists all carriers' orders: those that wait for operations,
 * longest-waiting first, then those that operations returned.
 */
export async function listOrders(db: Db, params: OrderListParams): Promise<OrderPage> {
  const { organizationId, status, limit, skip } = params;
  const page = selectOrders(db).where('job_orders.status', status).limit(limit).offset(skip);
  if (organizationId === null) page.orderByRaw(OPERATIONS_FIRST);
  else page.orderBy([{ column: 'job_orders.created_at', order: 'desc' }, 'job_orders.id']);
  const all = db('job_orders').where('job_orders.status', status);
  for (const query of [page, all]) narrow(db, query, params);
  const { rows, count } = await pageWithCount<SelectedOrder>(db, { page: page.select(countOfAll(db, all)), all, skip });
  return { orders: rows.map(orderRow), count };
}

type OrderScope = Pick<OrderListParams, 'organizationId' | 'recruiterId' | 'approval'>;

function narrow(db: Db, query: Knex.QueryBuilder, { organizationId, recruiterId, approval }: OrderScope): void {
  if (approval !== undefined) query.where('job_orders.approval', approval);
  if (organizationId !== null) query.where('job_orders.organization_id', organizationId);
  if (recruiterId !== undefined) query.whereIn('job_orders.facility_id', facilitiesOf(db, recruiterId));
}

/** The number of orders by status. */
export async function countOrders(db: Db, params: OrderScope): Promise<Record<OrderStatus, number>> {
  return countsByStatus((await orderCountsOf(db, params)) as OrderCount[]);
}

/** The number of orders of a status. */
export interface OrderCount {
  readonly status: OrderStatus;
  readonly count: number;
}

/** Selects the number of orders of each status that has any. */
export function orderCountsOf(db: Db, params: OrderScope): Knex.QueryBuilder {
  const query = db('job_orders')
    .groupBy('status')
    .select({ status: 'status', count: db.raw('count(*)::integer') });
  narrow(db, query, params);
  return query;
}

/** The counts by status. */
export function countsByStatus(rows: readonly OrderCount[]): Record<OrderStatus, number> {
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(orderStatuses.map((status) => [status, found.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >;
}

function facilitiesOf(db: Db, recruiterId: string) {
  return db('facility_recruiters')
    .where('facility_recruiters.user_id', recruiterId)
    .select('facility_recruiters.facility_id');
}
