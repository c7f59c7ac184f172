import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { countOfAll, pageWithCount } from '#db/core/page-with-count';
import { firstDirection, type OrderSort } from '#domain/job-orders/list-filters';
import { type OrderStatus, orderStatuses } from '#domain/job-orders/states';
import { type OrderRow, orderRow, type SelectedOrder, selectOrders } from './order';
import { narrowOrders, type OrderScope } from './order-filters';

export interface OrderListParams extends OrderScope {
  readonly status: OrderStatus;
  /** The time at which the candidates of each order are counted. */
  readonly now: string;
  /** Newest first by default. Operations' list has its own order. */
  readonly sort?: OrderSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly limit: number;
  readonly skip: number;
}

const OPERATIONS_FIRST = `(job_orders.approval = 'rejected'), job_orders.status_since, job_orders.id`;

const sortColumns = {
  created: 'job_orders.created_at',
  title: `lower(job_order_versions.title)`,
  age: 'job_orders.status_since',
  start: 'job_orders.start_on',
} as const satisfies Record<OrderSort, string>;

export interface OrderPage {
  readonly orders: OrderRow[];
  readonly count: number;
}

/**
 * Lists a carrier's orders, newest first unless sorted otherwise. For operations, lists all carriers' orders: those that wait for operations,
 * longest-waiting first, then those that operations returned.
 */
export async function listOrders(db: Db, params: OrderListParams): Promise<OrderPage> {
  const { organizationId, status, sort = 'created', direction = firstDirection[sort], limit, skip, now } = params;
  const page = selectOrders(db, now).where('job_orders.status', status).limit(limit).offset(skip);
  if (organizationId === null) page.orderByRaw(OPERATIONS_FIRST);
  else page.orderByRaw(`${sortColumns[sort]} ${direction}${sort === 'start' ? ' nulls last' : ''}, job_orders.id`);
  const all = db('job_orders').where('job_orders.status', status);
  for (const query of [page, all]) narrowOrders(db, query, params);
  const { rows, count } = await pageWithCount<SelectedOrder>(db, { page: page.select(countOfAll(db, all)), all, skip });
  return { orders: rows.map(orderRow), count };
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
  narrowOrders(db, query, params);
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
