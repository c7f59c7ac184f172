import { findCandidates, liveCandidates, type OrderCandidate, roomOf } from '#db/autopilot/candidates';
import { searchDrivers } from '#db/drivers/driver-search';
import { findOrderCore } from '#db/job-orders/order-core';
import { readMatchOffers } from '#db/purchases/match-offers';
import type { Actor } from '#domain/accounts/actor';
import { type LeftOutReason, leftOutReasons } from '#domain/autopilot/reasons';
import { CANDIDATES_PER_SEAT, MAX_WAVE_DRIVERS, nearMisses, rankCandidates } from '#domain/autopilot/rules';
import type { AutopilotPreview } from '#domain/autopilot/schema';
import { nextWaveWindow } from '#domain/autopilot/window';
import { ProblemError } from '#domain/problems';
import { matchCost } from '../../billing/purchases/match-prices';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { getOrderRow } from '../../job-orders/read-order';
import { presentDriver } from '../driver-search/present-driver';

/** The number of waves that a preview shows. */
const PREVIEW_WAVES = 3;
/** The most drivers left out that a preview names. */
const MAX_LEFT_OUT = 50;

/** A dry run of autopilot's next waves, which stores and sends nothing. */
export async function previewAutopilot(
  ctx: RouteContext & { readonly actor: Actor },
  orderId: string,
): Promise<AutopilotPreview> {
  const order = await getOrderRow(ctx, orderId);
  if (order.status !== 'active') throw new ProblemError('order-not-active');
  const now = ctx.now();
  const [{ candidates, isCapped }, core] = await Promise.all([
    findCandidates({ db: ctx.db, search: (query) => searchDrivers(ctx.nearest, query) }, order, now),
    findOrderCore(ctx.db, orderId),
  ]);
  const { ranked, leftOut } = rankCandidates(candidates);
  const room = roomOf(order);
  const openSeats = order.numberOfDrivers - order.seatsTaken;
  const nextSize = Math.min(MAX_WAVE_DRIVERS, openSeats * CANDIDATES_PER_SEAT);
  const present = compared(todayOf(ctx));
  const times = waveTimes(order, { now: now.getTime(), after: core?.state.waves?.lastOn ?? null });
  const first = ranked.slice(0, room).map(({ driverId }) => driverId);
  return {
    openSeats,
    candidates: liveCandidates(order),
    room,
    timeZone: order.timeZone,
    waves: times.flatMap((at, index) => {
      const from = index === 0 ? 0 : room + (index - 1) * nextSize;
      const drivers = ranked.slice(from, index === 0 ? room : from + nextSize);
      // The first wave stays in the list when there is no room for it.
      if (drivers.length === 0 && (index > 0 || ranked.length === 0)) return [];
      return [{ at, drivers: drivers.map((each, place) => ({ rank: from + place + 1, ...present(each) })) }];
    }),
    matching: ranked.length,
    leftOut: leftOut.slice(0, MAX_LEFT_OUT).map(({ candidate, reason }) => ({ ...present(candidate), reason })),
    leftOutCounts: countReasons(leftOut.map(({ reason }) => reason)),
    cost: await costOf(ctx, order.organizationId, first),
    isCapped,
  };
}

async function costOf({ db, now }: RouteContext, organizationId: string, driverIds: readonly string[]) {
  const at = now();
  const offers = await readMatchOffers(db, { organizationId, driverIds, at });
  return matchCost(db, { organizationId, offers: [...offers.values()], at });
}

/** A driver with the comparison, masked as the driver's state on the order requires. */
const compared =
  (today: string) =>
  ({ driver, distanceMiles, fit }: OrderCandidate) => ({
    driver: presentDriver(driver, { stage: driver.candidacy?.stage ?? null, today }),
    distanceMiles,
    fit: [...fit],
    nearMisses: nearMisses(fit),
  });

function waveTimes(
  { id: orderId, timeZone: zone }: { id: string; timeZone: string },
  { now, after }: { now: number; after: string | null },
): string[] {
  const times: string[] = [];
  for (let last = after; times.length < PREVIEW_WAVES; last = times.at(-1) ?? null) {
    times.push(nextWaveWindow({ zone, now, after: last, orderId }).at);
  }
  return times;
}

const countReasons = (reasons: readonly LeftOutReason[]) =>
  leftOutReasons
    .map((reason) => ({ reason, count: reasons.filter((each) => each === reason).length }))
    .filter(({ count }) => count > 0);
