import type { Transaction } from '#db/core/handle';
import { ProblemError } from '#domain/problems';
import { storeSealed } from './applications/store';
import { concurrently } from './concurrently';
import { storeResults } from './desk/store-results';
import type { SeedDriver } from './seed-driver';
import { fileDeps, type Seeding } from './seeding';

/** No more than the pool's connections: each driver's files are one transaction. */
const CONCURRENCY = 4;
const DRIVERS_PER_LINE = 25;

/**
 * Renders and encrypts the files of drivers, with their answers and the reports about them; `then` ends the transaction of a
 * driver. Returns the number of drivers.
 */
export async function storeDriverFiles(
  seeding: Seeding,
  drivers: readonly SeedDriver[],
  then: (trx: Transaction, driverId: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { steps, world, report } = seeding;
  let stored = 0;
  await concurrently(drivers, CONCURRENCY, async (driver) => {
    await steps.part(`files/${driver.id}`, async (trx) => {
      if (await readIsErased(trx, driver.id)) return;
      const deps = fileDeps(seeding, trx);
      if (driver.application !== null) await storeSealed(deps, driver.application);
      await storeResults(deps, { drivers: [driver], ops: world.ops });
      await then(trx, driver.id);
      await requireNotErased(trx, driver.id);
    });
    stored += 1;
    if (stored % DRIVERS_PER_LINE === 0)
      report(`  Stored the files of ${String(stored)} of ${String(drivers.length)} drivers`);
  });
  return drivers.length;
}

const pipelineOf = (trx: Transaction, driverId: string) => trx('driver_pipelines').where({ driver_id: driverId });

async function readIsErased(trx: Transaction, driverId: string): Promise<boolean> {
  const row = await pipelineOf(trx, driverId).first('snapshot');
  return row?.snapshot.isErased === true;
}

/** Has the transaction repeated, which then stores nothing, if the driver's data was erased in the meantime. */
async function requireNotErased(trx: Transaction, driverId: string): Promise<void> {
  // Locked at the end only: commands to the driver's pipeline wait for the lock.
  await pipelineOf(trx, driverId).forShare().first('driver_id');
  if (await readIsErased(trx, driverId)) throw new ProblemError('unavailable');
}
