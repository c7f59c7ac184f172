import type { NearestDb } from '#db/core/nearest';
import { experienceOn } from '#domain/drivers/experience';
import type { DriverFacts, FitResult } from '#domain/drivers/fit-facts';
import { type DriverSort, MAX_RANKED, missesOf, rankDrivers, type RankedDriver } from '#domain/drivers/ranking';
import type { DriverCredentials, LicenseProblem } from '#domain/drivers/readiness';
import { findLiveHires } from '../candidacies/live-hires';
import { milesOf, pointSql } from '../core/geo-distance';
import { driverColumns } from './driver-facts';
import { type DriverSearch, type FoundDriver, nearestHits, readFound } from './driver-search';

/** A driver as they are compared with an order, without what only a list shows. */
export interface ComparedDriver extends DriverFacts {
  readonly driverId: string;
  readonly isReadyForDispatch: boolean;
  readonly proofs: DriverCredentials;
}

/** The comparison by which drivers are sorted. */
export interface Ranking {
  readonly sort: DriverSort;
  /** Leaves out drivers who fail a criterion. */
  readonly fitsOnly: boolean;
  readonly today: string;
  /** The fit of a driver to the order of the search. */
  readonly fitOf: (driver: ComparedDriver, distanceMiles: number) => readonly FitResult[];
}

/** One page of the ranked drivers. */
export interface RankedPage {
  readonly found: readonly FoundDriver[];
  /** The number of drivers that were ranked, without those left out. */
  readonly total: number;
  /** More drivers pass the filters than are ranked. */
  readonly isCapped: boolean;
}

/**
 * One page of the nearest {@link MAX_RANKED} drivers that pass the filters, in another order than the distance. The fit is
 * a domain rule that SQL does not repeat: only the facts that decide the rank are read for all, the rest for one page.
 */
export async function searchRanked(nearest: NearestDb, search: DriverSearch, ranking: Ranking): Promise<RankedPage> {
  const compared = await compareNearest(nearest, search, ranking);
  const shown = ranking.fitsOnly ? compared.drivers.filter(({ failed }) => failed === 0) : compared.drivers;
  const page = rankDrivers(shown, ranking.sort).slice(search.offset, search.offset + search.limit);
  const driverIds = page.map(({ driverId }) => driverId);
  return {
    found: await readFound(nearest, search, driverIds),
    total: shown.length,
    isCapped: compared.isCapped,
  };
}

async function compareNearest(
  nearest: NearestDb,
  search: DriverSearch,
  { sort, today, fitOf }: Ranking,
): Promise<{ drivers: RankedDriver[]; isCapped: boolean }> {
  const rows = await readFacts(nearest, search);
  const ranked = rows.slice(0, MAX_RANKED);
  const driverIds = ranked.map(({ driverId }) => driverId);
  const hires = sort === 'availability' ? await findLiveHires(nearest, driverIds) : undefined;
  const drivers = ranked.map((row) => {
    const { driverId, isReadyForDispatch, license, isTwicExpired } = row;
    const distanceMiles = milesOf(row.chord);
    return {
      driverId,
      distanceMiles,
      isReadyForDispatch,
      isHired: hires?.has(driverId) === true,
      experienceMonths: sort === 'experience' ? experienceOn(row, today) : row.experienceMonths,
      ...missesOf(fitOf({ ...row, proofs: { license, isTwicExpired } }, distanceMiles)),
    };
  });
  return { drivers, isCapped: rows.length > MAX_RANKED };
}

type FactsRow = Omit<ComparedDriver, 'proofs'> & {
  readonly chord: number;
  readonly license: LicenseProblem | null;
  readonly isTwicExpired: boolean;
};

const factColumns = {
  driverId: driverColumns.driverId,
  licenseClass: driverColumns.licenseClass,
  endorsements: driverColumns.endorsements,
  transmissions: driverColumns.transmissions,
  shifts: driverColumns.shifts,
  freightLevels: driverColumns.freightLevels,
  freightTypes: driverColumns.freightTypes,
  birthDate: driverColumns.birthDate,
  experienceMonths: driverColumns.experienceMonths,
  lastDroveOn: driverColumns.lastDroveOn,
  workRecord: driverColumns.workRecord,
  chord: 'hits.chord',
  isReadyForDispatch: 'hits.is_ready',
  license: 'hits.license_problem',
  isTwicExpired: 'hits.is_twic_expired',
} as const;

/** The facts of the nearest drivers, one more than are ranked. */
async function readFacts(nearest: NearestDb, search: DriverSearch): Promise<FactsRow[]> {
  const hits = nearestHits(nearest, search, { limit: MAX_RANKED + 1, offset: 0 }).select({
    id: 'drivers.id',
    chord: nearest.raw('driver_places.place <-> ?', [nearest.raw(pointSql, { ...search.near })]),
    is_ready: 'driver_pipelines.is_ready',
    license_problem: 'driver_pipelines.license_problem',
    is_twic_expired: 'driver_pipelines.is_twic_expired',
  });
  const rows: unknown = await nearest
    .from(hits.as('hits'))
    .join('drivers', 'drivers.id', 'hits.id')
    .orderBy(['hits.chord', 'hits.id'])
    .select(factColumns);
  return rows as FactsRow[];
}
