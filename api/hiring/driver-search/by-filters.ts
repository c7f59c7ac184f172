import { findBenchStatuses } from '#db/bench/bench-store';
import { type DriverSearch, type FoundDriver, searchDrivers } from '#db/drivers/driver-search';
import { searchRanked } from '#db/drivers/ranked-search';
import { listFacilities } from '#db/facilities/facilities';
import type { Actor } from '#domain/accounts/actor';
import { isFiltered } from '#domain/drivers/filters/rules';
import type { DriverFiltersQuery, FilteredDriver } from '#domain/drivers/filters/schema';
import type { FacilityView } from '#domain/facilities/schema';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { InvalidInputError } from '../../http/validate';
import { presentDriver } from './present-driver';
import { radiusOf } from './search';

/** Drivers who match the filters, by default the nearest to a facility of the caller's carrier first; none without a filter. */
export async function searchByFilters(
  ctx: RouteContext & { readonly actor: Actor },
  { facilityId, limit, skip, sort, ...filters }: DriverFiltersQuery,
): Promise<FilteredDriver[]> {
  const { organizationId } = ctx.actor;
  const miles = radiusOf(filters.miles);
  if (organizationId === undefined || !isFiltered(filters)) return [];
  const facility = facilityFrom(await listFacilities(ctx.db, organizationId), facilityId);
  if (facility === undefined) return [];
  const search: DriverSearch = {
    orderId: null,
    near: facility.address,
    miles,
    certifiedOnly: filters.haulCertifiedOnly ?? false,
    classes: filters.driverClass ?? [],
    transmissions: filters.transmission ?? [],
    endorsements: filters.endorsements ?? [],
    freightLevels: filters.freightLevel ?? [],
    freightTypes: filters.freightType ?? [],
    shifts: filters.shift ?? [],
    name: filters.search ?? '',
    limit,
    offset: skip,
  };
  const found = await findInOrder(ctx, search, sort);
  const driverIds = found.map(({ driverId }) => driverId);
  const benchStatuses = await findBenchStatuses(ctx.db, { organizationId, driverIds });
  return found.map((driver) => ({
    ...presentDriver(driver, { stage: null, today: todayOf(ctx) }),
    distanceMiles: driver.distanceMiles,
    benchStatus: benchStatuses.get(driver.driverId) ?? null,
  }));
}

/** One page of drivers in the wanted order; without a job order, none of them fits better than another. */
async function findInOrder(
  ctx: RouteContext,
  search: DriverSearch,
  sort: DriverFiltersQuery['sort'],
): Promise<readonly FoundDriver[]> {
  if (sort === 'distance') return searchDrivers(ctx.nearest, search);
  const ranking = { sort, fitsOnly: false, today: todayOf(ctx), fitOf: () => [] };
  return (await searchRanked(ctx.nearest, search, ranking)).found;
}

/** The named facility, or the carrier's first active one; a carrier without facilities has no place to search from. */
function facilityFrom(facilities: readonly FacilityView[], id: string | undefined): FacilityView | undefined {
  if (id === undefined) return facilities[0];
  const named = facilities.find(({ _id }) => _id === id);
  if (named !== undefined) return named;
  throw new InvalidInputError([{ in: 'query', pointer: '/facilityId', code: 'custom', message: 'Choose a facility' }]);
}
