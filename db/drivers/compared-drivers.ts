import type { ExperienceFacts } from '#domain/drivers/experience';
import type { DriverFacts } from '#domain/drivers/fit-facts';
import type { DriverCredentials, LicenseProblem } from '#domain/drivers/readiness';
import { pointSql } from '../core/geo-distance';
import type { NearestDb } from '../core/nearest';
import { driverColumns } from './driver-facts';
import { type DriverSearch, nearestHits } from './driver-search';

/** The facts about a driver that are compared with an order. */
export interface ComparedDriver extends DriverFacts {
  readonly driverId: string;
  readonly isReadyForDispatch: boolean;
  readonly proofs: DriverCredentials;
}

/** A {@link ComparedDriver} without experience: the facts that indexes contain. */
export interface ComparedHit extends Omit<ComparedDriver, 'proofs' | keyof ExperienceFacts> {
  /** The distance from the place of the search, on the unit sphere. */
  readonly chord: number;
  readonly license: LicenseProblem | null;
  readonly isTwicExpired: boolean;
}

/** The nearest drivers that pass the filters, nearest first, from indexes alone unless the search has a name. */
export async function readHits(nearest: NearestDb, search: DriverSearch, limit: number): Promise<ComparedHit[]> {
  const rows: unknown = await nearestHits(nearest, search, { limit, offset: 0 }).select({
    driverId: driverColumns.driverId,
    licenseClass: driverColumns.licenseClass,
    endorsements: driverColumns.endorsements,
    transmissions: driverColumns.transmissions,
    shifts: driverColumns.shifts,
    freightLevels: driverColumns.freightLevels,
    freightTypes: driverColumns.freightTypes,
    birthDate: driverColumns.birthDate,
    chord: nearest.raw('driver_places.place <-> ?', [nearest.raw(pointSql, { ...search.near })]),
    isReadyForDispatch: driverColumns.isReadyForDispatch,
    license: 'driver_pipelines.license_problem',
    isTwicExpired: 'driver_pipelines.is_twic_expired',
  });
  return rows as ComparedHit[];
}

/** The experience of these drivers, by id. */
export async function readExperience(
  nearest: NearestDb,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, ExperienceFacts>> {
  const rows: (ExperienceFacts & { readonly driverId: string })[] = await nearest('drivers')
    .whereRaw('drivers.id = any(?::uuid[])', [[...driverIds]])
    .select({
      driverId: driverColumns.driverId,
      experienceMonths: driverColumns.experienceMonths,
      lastDroveOn: driverColumns.lastDroveOn,
      workRecord: driverColumns.workRecord,
    });
  return new Map(rows.map((row) => [row.driverId, row]));
}
