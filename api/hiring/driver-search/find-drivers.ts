import { countFound, type DriverSearch, type FoundDriver, MAX_COUNTED, searchDrivers } from '#db/drivers/driver-search';
import type { DriverCards } from '#domain/drivers/schema';
import type { RouteContext } from '../../http/context';
import { type Comparison, fitFor } from './compare';

interface Found extends Pick<DriverCards, 'total' | 'isTotalCapped'> {
  readonly found: readonly FoundDriver[];
}

interface DriverQuery {
  readonly search: DriverSearch;
  readonly comparison: Comparison;
  /** Omits drivers who fail a criterion of the order. */
  readonly fitsOnly: boolean;
}

/** One page of drivers; only the first page includes the total. */
export const findDrivers = (ctx: RouteContext, { search, comparison, fitsOnly }: DriverQuery): Promise<Found> =>
  fitsOnly ? findFitting(ctx, search, comparison) : findAll(ctx, search);

/** Later pages are not counted again. */
async function findAll({ nearest }: RouteContext, search: DriverSearch): Promise<Found> {
  if (search.offset > 0) return { found: await searchDrivers(nearest, search), total: null, isTotalCapped: false };
  const [found, count] = await Promise.all([searchDrivers(nearest, search), countFound(nearest, search)]);
  return { found, total: Math.min(count, MAX_COUNTED), isTotalCapped: count > MAX_COUNTED };
}

/** The fit is a domain rule that SQL cannot evaluate: only the nearest drivers are compared, up to the count limit. */
async function findFitting({ nearest }: RouteContext, search: DriverSearch, comparison: Comparison): Promise<Found> {
  const all = await searchDrivers(nearest, { ...search, limit: MAX_COUNTED + 1, offset: 0 });
  const fitting = all
    .slice(0, MAX_COUNTED)
    .filter((driver) => fitFor(driver, driver.distanceMiles, comparison).every(({ result }) => result !== 'fail'));
  const { offset, limit } = search;
  return {
    found: fitting.slice(offset, offset + limit),
    total: offset > 0 ? null : fitting.length,
    isTotalCapped: all.length > MAX_COUNTED,
  };
}
