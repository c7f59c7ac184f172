import { findBenchStatuses } from '#db/bench/bench-store';
import { findLiveHires } from '#db/candidacies/live-hires';
import type { Place } from '#db/core/geo-distance';
import type { DriverSearch, FoundDriver } from '#db/drivers/driver-search';
import { listFacilities } from '#db/facilities/facilities';
import type { OrderRow } from '#db/job-orders/order';
import type { Actor } from '#domain/accounts/actor';
import type { DriverCard, DriverCards, DriverSearchBody } from '#domain/drivers/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { invalid } from '../../job-orders/content';
import { getOrderRow } from '../../job-orders/read-order';
import { type Comparison, comparisonWith, fitFor, inviteRefusal } from './compare';
import { findDrivers } from './find-drivers';
import { presentDriver } from './present-driver';

/** Radii of this size or larger are refused; the second value is the default (docs/requirements.md#matching). */
const TOO_FAR_MILES = 101;
const MAX_MILES = 100;

/** The radius to search; refused if it is too large. */
export function radiusOf(miles: number | null | undefined): number {
  if (miles !== null && miles !== undefined && miles >= TOO_FAR_MILES) throw new ProblemError('radius-too-large');
  return miles ?? MAX_MILES;
}

/** Drivers for an order of the caller's carrier, in the wanted order, each with fit and status. */
export async function searchForOrder(
  ctx: RouteContext & { readonly actor: Actor },
  body: DriverSearchBody,
): Promise<DriverCards> {
  const miles = radiusOf(body.miles);
  const order = await getOrderRow(ctx, body.orderId);
  const near = await placeOf(ctx, order, body.facilityCoordinates);
  const search = driverSearchOf(body, { orderId: order.id, near, miles });
  const comparison = await comparisonWith(ctx.db, order, ctx.now());
  const { found, ...count } = await findDrivers(ctx, {
    search,
    comparison,
    sort: body.sort,
    fitsOnly: body.fitsOnly,
  });
  return { data: await cardsOf(ctx, comparison, found), page: body.page, ...count };
}

async function cardsOf(
  ctx: RouteContext & { readonly actor: Actor },
  comparison: Comparison,
  found: readonly FoundDriver[],
): Promise<DriverCard[]> {
  const driverIds = found.map(({ driverId }) => driverId);
  const { organizationId } = comparison.order;
  const [hires, benchStatuses] = await Promise.all([
    findLiveHires(ctx.db, driverIds),
    findBenchStatuses(ctx.db, { organizationId, driverIds }),
  ]);
  return found.map(({ distanceMiles, candidacy, ...driver }) => ({
    ...presentDriver(driver, { stage: candidacy?.stage ?? null, today: comparison.today }),
    distanceMiles,
    fit: fitFor(driver, distanceMiles, comparison),
    candidacy,
    inviteRefusal: inviteRefusal(
      { driver, state: candidacy?.state ?? null, hire: hires.get(driver.driverId) },
      comparison,
      ctx.actor,
    ),
    benchStatus: benchStatuses.get(driver.driverId) ?? null,
  }));
}

/** The search criteria of a request body. */
export function driverSearchOf(
  { haulCertifiedOnly, filters, search, page, limit }: DriverSearchBody,
  place: Pick<DriverSearch, 'orderId' | 'near' | 'miles'>,
): DriverSearch {
  return {
    ...place,
    certifiedOnly: haulCertifiedOnly,
    classes: filters.driverClass,
    transmissions: filters.transmission,
    endorsements: filters.endorsements,
    freightLevels: filters.freightLevel,
    freightTypes: filters.freightType,
    shifts: filters.shift,
    name: search,
    limit,
    offset: page * limit,
  };
}

/**
 * The place to measure from: a facility of the order's carrier, by default the order's own. Any other place would let a
 * carrier learn where drivers live all over the country.
 */
async function placeOf(
  ctx: RouteContext,
  order: OrderRow,
  named: DriverSearchBody['facilityCoordinates'],
): Promise<Place> {
  const facilities = await listFacilities(ctx.db, order.organizationId);
  const wanted = facilities.find(({ _id, address }) =>
    named === null || named === undefined
      ? _id === order.facilityId
      : address.latitude === named.latitude && address.longitude === named.longitude,
  );
  if (wanted !== undefined) return wanted.address;
  throw invalid('/facilityCoordinates', 'Choose a facility');
}
