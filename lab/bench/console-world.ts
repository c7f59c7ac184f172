import type { Db } from '#db/core/handle';
import type { Lab } from '../core/lab';
import { copyWorld } from '../core/large-world';
import { addPastCandidacies } from '../core/past-candidacies';
import { logProgress } from '../core/progress';
import { type LabWorld, seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';

export interface ConsoleWorldSize {
  readonly carriers: number;
  readonly drivers: number;
  readonly orders: number;
  readonly candidacies: number;
}

/** Drivers that the seed script generates; the others are copies. */
const DRIVERS_PER_PART = 2_000;
const MIN_PARTS = 2;
/** Two carriers have this share of all orders and candidacies, so that the largest is twenty times the average. */
const LARGE_CARRIERS = 2;
const LARGE_SHARE = 0.04;

/**
 * Makes a world of about this size: many carriers with similar histories, and two large ones. Rows only, without
 * workflows. Returns the large carriers.
 */
export async function makeConsoleWorld({ db, isShared }: Lab, size: ConsoleWorldSize): Promise<readonly string[]> {
  const parts = Math.max(MIN_PARTS, Math.round(size.drivers / DRIVERS_PER_PART));
  const part = scaled(size, (1 - LARGE_SHARE) / parts);
  const before = isShared ? await carrierIds(db) : [];
  await seed(db, { ...part, seed: worldSeeds.benchConsole, add: isShared });
  await topUp(db, before, part.candidacies);
  logProgress(`copying the world ${String(parts - 1)} times`);
  await copyWorld(db, parts - 1, { withoutPastStates: true });
  const average = await carrierIds(db);
  const large = { ...scaled(size, LARGE_SHARE), carriers: LARGE_CARRIERS };
  await seed(db, { ...large, seed: worldSeeds.benchConsoleLarge, add: true });
  await topUp(db, average, large.candidacies);
  await db.raw('vacuum (analyze)');
  return (await carrierIds(db)).filter((id) => !average.includes(id));
}

function scaled(size: ConsoleWorldSize, share: number): ConsoleWorldSize {
  const of = (count: number, least: number): number => Math.max(least, Math.round(count * share));
  return {
    carriers: of(size.carriers, 2),
    drivers: of(size.drivers, 40),
    orders: of(size.orders, 10),
    candidacies: of(size.candidacies, 10),
  };
}

async function seed(db: Db, { candidacies: _, ...world }: ConsoleWorldSize & Pick<LabWorld, 'seed' | 'add'>) {
  logProgress(`seeding ${String(world.carriers)} carriers with ${String(world.orders)} orders`);
  await seedWorld({ ...world, rowsOnly: true });
  await db.raw('analyze');
}

async function topUp(db: Db, before: readonly string[], total: number): Promise<void> {
  const organizationIds = (await carrierIds(db)).filter((id) => !before.includes(id));
  await addPastCandidacies(db, { organizationIds, total });
}

async function carrierIds(db: Db): Promise<string[]> {
  const rows = await db('organizations').orderBy('id').select('id');
  return rows.map(({ id }) => id);
}
