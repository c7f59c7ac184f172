import type { BenchDriverFacts } from '#domain/bench/rules';
import { type DriverStage, isExit, isSearchableStage } from '#domain/driver-pipeline/stages';
import type { Transaction } from '../core/handle';

/**
 * The facts that decide whether a carrier may add the driver to its bench. The share lock keeps the driver's stage
 * until the transaction ends, so that no exit misses the new entry.
 */
export async function findBenchDriver(
  trx: Transaction,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Promise<BenchDriverFacts> {
  const row = await trx('driver_pipelines')
    .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
    .where('driver_pipelines.driver_id', driverId)
    .forShare('driver_pipelines')
    .first<{ stage: DriverStage; isAvailable: boolean } | undefined>({
      stage: 'driver_pipelines.stage',
      isAvailable: 'drivers.is_available',
    });
  if (row === undefined) return { isFindable: false, hasLeft: true, isKnown: false };
  const candidacy = await trx('candidacies')
    .where({ driver_id: driverId, organization_id: organizationId })
    .first('id');
  return {
    isFindable: isSearchableStage(row.stage) && row.isAvailable,
    hasLeft: isExit(row.stage),
    isKnown: candidacy !== undefined,
  };
}

/** The driver's address, and the names in the message to the driver. */
export interface BenchNotice {
  readonly email: string;
  readonly firstName: string;
  readonly carrier: string;
}

/** The data of the message to the driver; undefined for a closed account. */
export async function findBenchNotice(
  trx: Transaction,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Promise<BenchNotice | undefined> {
  return trx('users')
    .join('organizations', (join) => join.onVal('organizations.id', organizationId))
    .where('users.id', driverId)
    .where('users.is_active', true)
    .first<BenchNotice | undefined>({
      email: 'users.email',
      firstName: 'users.first_name',
      carrier: 'organizations.name',
    });
}
