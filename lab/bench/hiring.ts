import { newId } from '#platform/ids';
import { requireSuccess } from '../core/calls';
import { printFigures } from '../core/figures';
import { hiringCalls, hiringSteps, pair } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import { findFreeDrivers, findStaff, type Person, type Staff } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { countHireActivities } from './hiring-activities';
import { commandRows, hiringFigures, type Method, methodRows, methods } from './hiring-figures';
import { measure, type Measured, type Step } from './hiring-measure';
import { type ReferenceSteps, withReference } from './hiring-reference';
import { hiringUpdates } from './hiring-updates';

const CONCURRENCY = 20;
const SEATS = 10;

export interface HiringSize {
  /** Drivers in the world; about a fifth of them can be hired. */
  readonly world: number;
  /** Drivers hired per round with each method, concurrently and one after the other. */
  readonly drivers: number;
  readonly alone: number;
  readonly rounds: number;
  /** Drivers whose hires are only counted: activities, not times. */
  readonly counted: number;
  /** Time for follow-ups after a measurement: longer than a workflow's delay before it writes a projection itself. */
  readonly settleMs: number;
}

interface World {
  readonly lab: Lab;
  readonly staff: Staff;
  readonly size: HiringSize;
  /** Takes drivers whom nobody has invited yet. */
  readonly next: (count: number) => Person[];
}

/** Prepares hires of a number of drivers. */
type Prepare = (count: number) => Promise<(readonly Step[])[]>;

/**
 * Compares hires over HTTP with the Updates behind them (same worker, new orders and drivers) and with a reference that
 * does the least that a command can: a bare Update and one transaction. The order of the three changes every round.
 */
export async function benchHiring(lab: Lab, size: HiringSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({
    drivers: size.world,
    carriers: 2,
    orders: 0,
    startPipelines: false,
    seed: worldSeeds.benchHiring,
    add: lab.isShared,
  });
  const { drivers, alone, rounds, counted } = size;
  const staff = await findStaff(lab.db);
  const free = await findFreeDrivers(lab.db, (drivers + alone) * 2 * rounds + 2 * alone + counted);
  const world: World = { lab, staff, size, next: (count) => free.splice(0, count) };
  logProgress('warming up');
  const { http, updates } = hiringMethods(world);
  for (const prepare of [http, updates]) await warmUp(prepare, alone);
  const results = await withReference(lab, CONCURRENCY, async (steps) => {
    const reference = referenceMethod(steps);
    await warmUp(reference, alone);
    return measureRounds(size, { http, updates, reference });
  });
  logProgress('counting activities');
  const activities = await countHireActivities(lab, staff, { drivers: world.next(counted), settleMs: size.settleMs });
  console.table(methodRows(results));
  printFigures(commandRows(results), {
    bench: 'hiring',
    ...size,
    concurrency: CONCURRENCY,
    commandsEach: hiringSteps.length,
    ...hiringFigures(results, activities),
  });
}

function hiringMethods({ lab, staff, next }: World): Record<'http' | 'updates', Prepare> {
  const pairings = async (count: number) => {
    const orders = await makeOrders(lab.baseUrl, staff, { count: Math.ceil(count / SEATS), seats: SEATS });
    return pair(orders, next(count));
  };
  return {
    http: async (count) =>
      (await pairings(count)).map((pairing) =>
        named(hiringCalls(staff, pairing).map((call) => () => requireSuccess(lab.baseUrl, { ...call, key: newId() }))),
      ),
    updates: async (count) => {
      const flows: (readonly Step[])[] = [];
      for (const pairing of await pairings(count)) flows.push(named(await hiringUpdates(lab, staff, pairing)));
      return flows;
    },
  };
}

const referenceMethod =
  (steps: ReferenceSteps): Prepare =>
  async (count) => {
    const flows: (readonly Step[])[] = [];
    for (let flow = 0; flow < count; flow += 1) flows.push(named(await steps()));
    return flows;
  };

const named = (runs: readonly Step['run'][]): readonly Step[] =>
  hiringSteps.map((name, index) => ({ name, run: runs[index] ?? (() => Promise.reject(new Error(`No ${name}`))) }));

async function warmUp(prepare: Prepare, count: number): Promise<void> {
  await measure(await prepare(count), { concurrency: CONCURRENCY, settleMs: 0 });
}

async function measureRounds(
  { drivers, alone, rounds, settleMs }: HiringSize,
  prepare: Record<Method, Prepare>,
): Promise<Record<Method, { crowd: Measured[]; lone: Measured[] }>> {
  const none = (): { crowd: Measured[]; lone: Measured[] } => ({ crowd: [], lone: [] });
  const results = { http: none(), updates: none(), reference: none() };
  for (let turn = 0; turn < rounds; turn += 1) {
    const first = turn % methods.length;
    for (const method of [...methods.slice(first), ...methods.slice(0, first)]) {
      const flows = prepare[method];
      results[method].crowd.push(await measure(await flows(drivers), { concurrency: CONCURRENCY, settleMs }));
      results[method].lone.push(await measure(await flows(alone), { concurrency: 1, settleMs }));
      logProgress(`round ${String(turn + 1)} of ${String(rounds)}: ${method}`);
    }
  }
  return results;
}
