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
  const { facility, contact, criteria, relations, markup } = await readOrderFacts(ctx.db, {
    organizationId: row.organizationId,
    facilityId: row.facilityId,
    contactId: row.content.contactFleetId,
    orderId,
  });
  if (facility === null) throw new ProblemError('not-found');
  const safetyProfile = safetyProfileOf(row.content.matchCriteria ?? criteria);
  return presentOrder({ row, facility, contactFleet: contact, safetyProfile, relations, markup }, ctx.actor);
}
