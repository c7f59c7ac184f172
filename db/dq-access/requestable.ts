import { checkBenchDriver } from '#domain/bench/rules';
import { type DriverStage, isFileAvailable } from '#domain/driver-pipeline/stages';
import type { Problem } from '#domain/problems';
import { findBenchDriver } from '../bench/bench-driver';
import type { Db } from '../core/handle';
import { employmentInForce } from './employment-in-force';
import { driversNamingCarrier } from './withheld-files';

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

interface Row {
  readonly stage: DriverStage;
  readonly isByLaw: boolean;
  readonly isActive: boolean;
  readonly carrier: string;
}

/**
 * Why the rows do not allow a request for the driver's file: the carrier is deactivated, can neither find nor knows the
 * driver, or the file is not available yet. A carrier that the driver's history names gets the answer of a file that is not
 * available, so that the answer does not name the driver.
 */
export async function findRequestProblem(db: Db, pair: Pair): Promise<Problem | undefined> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select driver_pipelines.stage, organizations.is_active as "isActive", organizations.name as carrier,
       exists (${employmentInForce('pair')}) as "isByLaw"
     from (select cast(:organizationId as uuid) as organization_id, cast(:driverId as uuid) as driver_id) as pair
     join organizations on organizations.id = pair.organization_id
     join driver_pipelines on driver_pipelines.driver_id = pair.driver_id`,
    { ...pair },
  );
  const [row] = rows;
  if (row === undefined) return { code: 'driver-not-searchable' };
  if (!row.isActive) return { code: 'organization-inactive', params: { organization: row.carrier } };
  const code = checkBenchDriver(await db.transaction((trx) => findBenchDriver(trx, pair)));
  if (code !== undefined) return { code };
  if (row.isByLaw) return undefined;
  const naming = await driversNamingCarrier(db, pair.organizationId, [pair.driverId]);
  return isFileAvailable(row.stage) && naming.size === 0 ? undefined : { code: 'dq-file-not-available' };
}
