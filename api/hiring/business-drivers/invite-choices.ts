import { listInviteChoices } from '#db/candidacies/invite-choices';
import { findLiveHires } from '#db/candidacies/live-hires';
import { findDriverProfile } from '#db/drivers/driver-profile';
import { findOrders } from '#db/job-orders/order';
import type { CarrierActor } from '#domain/accounts/actor';
import type { InviteChoice } from '#domain/drivers/business/schema';
import type { RouteContext } from '../../http/context';
import { comparisonWith, fitFor, inviteRefusal } from '../driver-search/compare';
import { requireKnown } from '../driver-search/profile';

/** The active orders of the caller's carrier, each with how the driver fits it and whether they may be invited. */
export async function readInviteChoices(
  ctx: RouteContext & { readonly actor: CarrierActor },
  driverId: string,
): Promise<InviteChoice[]> {
  const { db, actor } = ctx;
  await requireKnown(ctx, driverId);
  const [driver, choices, hires] = await Promise.all([
    findDriverProfile(db, { driverId, orderId: null }),
    listInviteChoices(db, { driverId, organizationId: actor.organizationId }),
    findLiveHires(db, [driverId]),
  ]);
  if (driver === undefined) return [];
  const orders = await findOrders(
    db,
    choices.map(({ orderId }) => orderId),
    ctx.now().toISOString(),
  );
  const [first] = orders;
  if (first === undefined) return [];
  // The match criteria belong to the carrier, and are the same for all of its orders.
  const shared = await comparisonWith(db, first, ctx.now());
  return choices.flatMap(({ orderId, distanceMiles, state }) => {
    const order = orders.find(({ id }) => id === orderId);
    if (order === undefined) return [];
    const comparison = { ...shared, order };
    return {
      orderId,
      title: order.content.title,
      facility: order.facilityName,
      distanceMiles,
      openSeats: Math.max(0, order.numberOfDrivers - order.seatsTaken),
      fit: fitFor(driver, distanceMiles, comparison),
      inviteRefusal: inviteRefusal({ driver, state, hire: hires.get(driverId) }, comparison, actor),
    };
  });
}
