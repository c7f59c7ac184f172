import { countFound, type DriverSearch, type FoundDriver, MAX_COUNTED, searchDrivers } from '#db/drivers/driver-search';
import { searchRanked } from '#db/drivers/ranked-search';
import type { DriverSort } from '#domain/drivers/ranking';
import type { DriverCards } from '#domain/drivers/schema';
import type { RouteContext } from '../../http/context';
import { type Comparison, fitWith } from './compare';

interface Found extends Pick<DriverCards, 'total' | 'isTotalCapped'> {
  readonly found: readonly FoundDriver[];
}

interface DriverQuery {
  readonly search: DriverSearch;
  readonly comparison: Comparison;
  readonly sort: DriverSort;
  /** Omits drivers who fail a criterion of the order. */
  readonly fitsOnly: boolean;
}

/** One page of drivers; only the first page includes the total. */
export const findDrivers = (ctx: RouteContext, query: DriverQuery): Promise<Found> =>
  query.fitsOnly || query.sort !== 'distance' ? findRanked(ctx, query) : findNearest(ctx, query.search);

/** Later pages are not counted again. */
async function findNearest({ nearest }: RouteContext, search: DriverSearch): Promise<Found> {
  if (search.offset > 0) return { found: await searchDrivers(nearest, search), total: null, isTotalCapped: false };
  const [found, count] = await Promise.all([searchDrivers(nearest, search), countFound(nearest, search)]);
  return { found, total: Math.min(count, MAX_COUNTED), isTotalCapped: count > MAX_COUNTED };
}

async function findRanked({ nearest }: RouteContext, { search, comparison, ...ranking }: DriverQuery): Promise<Found> {
  const { found, total, isCapped } = await searchRanked(nearest, search, {
    ...ranking,
    today: comparison.today,
    fitOf: (driver, distanceMiles) => fitWith({ driver, proofs: driver.proofs, distanceMiles }, comparison),
  });
  return { found, total: search.offset > 0 ? null : total, isTotalCapped: isCapped };
}
