import { newId } from '#platform/ids';
import { requireSuccess } from '../core/calls';
import { concurrently } from '../core/concurrently';
import { median, percentile, printFigures, round } from '../core/figures';
import { hiringCalls, hiringSteps, pair, type Pairing } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import { findFreeDrivers, findStaff, type Person, type Staff } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
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
}

type Method = 'http' | 'updates';
type Steps = readonly (() => Promise<unknown>)[];

interface Measured {
  readonly commandsPerSecond: number;
  readonly latencies: readonly number[];
}

/**
 * Compares hires over HTTP with the Updates behind them: same worker, new orders and drivers, alternating order.
 * `throughputRatio` and `loneRatio` are HTTP divided by Updates, as medians over the rounds.
 */
export async function benchHiring(lab: Lab, size: HiringSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({ drivers: size.world, carriers: 2, orders: 0, startPipelines: false, seed: 3, add: lab.isShared });
  const { drivers, alone, rounds } = size;
  const staff = await findStaff(lab.db);
  const free = await findFreeDrivers(lab.db, (drivers + alone) * 2 * rounds + 2 * alone);
  const next = (count: number): Person[] => free.splice(0, count);
  const measured = async (method: Method, people: Person[], concurrency: number): Promise<Measured> => {
    const orders = await makeOrders(lab.baseUrl, staff, { count: Math.ceil(people.length / SEATS), seats: SEATS });
    return measure(await stepsOf(lab, staff, { method, pairings: pair(orders, people) }), concurrency);
  };
  logProgress('warming up');
  await measured('http', next(alone), CONCURRENCY);
  await measured('updates', next(alone), CONCURRENCY);
  const results: Record<Method, { crowd: Measured[]; lone: Measured[] }> = {
    http: { crowd: [], lone: [] },
    updates: { crowd: [], lone: [] },
  };
  for (let turn = 0; turn < rounds; turn += 1) {
    const methods: readonly Method[] = turn % 2 === 0 ? ['http', 'updates'] : ['updates', 'http'];
    for (const method of methods) {
      results[method].crowd.push(await measured(method, next(drivers), CONCURRENCY));
      results[method].lone.push(await measured(method, next(alone), 1));
      logProgress(`round ${String(turn + 1)} of ${String(rounds)}: ${method}`);
    }
  }
  report(size, results);
}

async function stepsOf(
  lab: Lab,
  staff: Staff,
  { method, pairings }: { method: Method; pairings: readonly Pairing[] },
): Promise<Steps[]> {
  if (method === 'http') {
    return pairings.map((pairing) =>
      hiringCalls(staff, pairing).map((call) => () => requireSuccess(lab.baseUrl, { ...call, key: newId() })),
    );
  }
  const flows: Steps[] = [];
  for (const pairing of pairings) flows.push(await hiringUpdates(lab, staff, pairing));
  return flows;
}

async function measure(flows: readonly Steps[], concurrency: number): Promise<Measured> {
  const latencies: number[] = [];
  const start = performance.now();
  await concurrently(flows, concurrency, async (steps) => {
    for (const step of steps) {
      const sent = performance.now();
      await step();
      latencies.push(performance.now() - sent);
    }
  });
  return { commandsPerSecond: (latencies.length * 1000) / (performance.now() - start), latencies };
}

function report(size: HiringSize, results: Record<Method, { crowd: Measured[]; lone: Measured[] }>): void {
  const rate = (method: Method): number =>
    median(results[method].crowd.map(({ commandsPerSecond }) => commandsPerSecond));
  const latency = (runs: readonly Measured[], share: number): number =>
    median(runs.map(({ latencies }) => percentile(latencies, share)));
  const row = (method: Method) => ({
    method,
    'commands/s': round(rate(method), 1),
    'p50 ms': round(latency(results[method].crowd, 0.5), 1),
    'p99 ms': round(latency(results[method].crowd, 0.99), 1),
    'lone p50 ms': round(latency(results[method].lone, 0.5), 1),
    'lone p99 ms': round(latency(results[method].lone, 0.99), 1),
  });
  printFigures([row('http'), row('updates')], {
    bench: 'hiring',
    ...size,
    concurrency: CONCURRENCY,
    commandsEach: hiringSteps.length,
    throughputRatio: round(rate('http') / rate('updates')),
    loneRatio: round(latency(results.http.lone, 0.5) / latency(results.updates.lone, 0.5)),
  });
}
