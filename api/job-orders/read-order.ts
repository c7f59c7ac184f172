import { findOrder, type OrderRow } from '#db/job-orders/order';
import { readOrderFacts } from '#db/job-orders/order-facts';
import type { Actor } from '#domain/accounts/actor';
import { safetyProfileOf } from '#domain/facilities/safety-profile';
import type { OrderView } from '#domain/job-orders/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { requireOwn } from './facilities/require-own';
import { presentOrder } from './present-order';

type SignedIn = RouteContext & { readonly actor: Actor };

/** The row of an order that the caller may see; 404 for another carrier's. */
export async function getOrderRow(ctx: SignedIn, orderId: string): Promise<OrderRow> {
  const row = await findOrder(ctx.db, orderId, ctx.now().toISOString());
  requireOwn(ctx.actor, row?.organizationId);
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}

/** One order with the data of its page. */
export async function readOrder(ctx: SignedIn, orderId: string): Promise<OrderView> {
  const row = await getOrderRow(ctx, orderId);
  const [order] = await completeOrders(ctx, { organizationId: row.organizationId, rows: [row] });
  if (order === undefined) throw new ProblemError('not-found');
  return order;
}

interface OrdersToComplete {
  readonly organizationId: string;
  readonly rows: readonly OrderRow[];
  readonly driverIds?: readonly string[];
}

/**
 * Adds the other data of its page to each of a carrier's orders, which the caller may see; only the related records of
 * these drivers, if given.
 */
export async function completeOrders(
  ctx: SignedIn,
  { organizationId, rows, driverIds }: OrdersToComplete,
): Promise<OrderView[]> {
  const contactIds = rows.flatMap(({ content }) => content.contactFleetId ?? []);
  const { facilities, contacts, criteria, relations } = await readOrderFacts(ctx.db, {
    organizationId,
    facilityIds: distinct(rows.map(({ facilityId }) => facilityId)),
    contactIds: distinct(contactIds),
    orderIds: rows.map(({ id }) => id),
    driverIds,
  });
  return rows.map((row) => {
    const facility = facilities.find(({ _id }) => _id === row.facilityId);
    if (facility === undefined) throw new ProblemError('not-found');
    const contactFleet = contacts.find(({ _id }) => _id === row.content.contactFleetId);
    const safetyProfile = safetyProfileOf(row.content.matchCriteria ?? criteria);
    const related = relations.filter(({ orderId }) => orderId === row.id);
    return presentOrder({ row, facility, contactFleet, safetyProfile, relations: related }, ctx.actor);
  });
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
