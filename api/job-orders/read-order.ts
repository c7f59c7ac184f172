import { findContactPerson, findFacility } from '#db/facilities/facilities';
import { findMatchCriteria } from '#db/facilities/match-criteria';
import { findOrder, type OrderRow } from '#db/job-orders/order';
import { readOrderRelations } from '#db/job-orders/order-relations';
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
  const row = await findOrder(ctx.db, orderId);
  requireOwn(ctx.actor, row?.organizationId);
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}

/** One order with the data of its page. */
export async function readOrder(ctx: SignedIn, orderId: string): Promise<OrderView> {
  return completeOrder(ctx, await getOrderRow(ctx, orderId));
}

/** Adds the other data of its page to the row of an order that the caller may see. */
export async function completeOrder(ctx: SignedIn, row: OrderRow): Promise<OrderView> {
  const { id, organizationId, facilityId, content } = row;
  const { contactFleetId } = content;
  const [facility, contactFleet, criteria, relations] = await Promise.all([
    findFacility(ctx.db, { facilityId }),
    contactFleetId === null ? undefined : findContactPerson(ctx.db, { organizationId, userId: contactFleetId }),
    findMatchCriteria(ctx.db, organizationId),
    readOrderRelations(ctx.db, id),
  ]);
  if (facility === undefined) throw new ProblemError('not-found');
  return presentOrder({ row, facility, contactFleet, safetyProfile: safetyProfileOf(criteria), relations }, ctx.actor);
}
