import { findOrderCore, type OrderCore } from '#db/job-orders/order-core';
import { type Actor, isOps } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';

/** An order that the caller may see: their own carrier's, or any for operations; otherwise 404. */
export async function loadOrder(ctx: RouteContext & { readonly actor: Actor }, id: string): Promise<OrderCore> {
  const order = await findOrderCore(ctx.db, id);
  const isVisible = isOps(ctx.actor) || order?.organizationId === ctx.actor.organizationId;
  if (order === undefined || !isVisible) throw new ProblemError('not-found');
  return order;
}
