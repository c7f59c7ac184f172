import type { NearestDb } from '#db/core/nearest';
import { type DriverSearch, searchDrivers } from '#db/drivers/driver-search';
import { readEnvironment } from '#platform/env';
import { atRate } from '../core/caller';
import { requireSuccess } from '../core/calls';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { seedLargeWorld } from '../core/large-world';
import { makeOrders } from '../core/orders';
import { findStaff } from '../core/people';
import { logProgress } from '../core/progress';
import { worldSeeds } from '../core/seeds';
import { explainBaseline, queryBaseline } from './search-baseline';
import { searchSamples } from './search-samples';
import { makeWorld } from './search-worlds';

const SEARCHES_SEED = 7;
/** Below the rate limit of a carrier, and slow enough that calls do not queue. */
const HTTP_PER_SECOND = 6;
/** An order without candidacies: the join runs but matches nothing. */
const NO_ORDER = '00000000-0000-7000-8000-000000000000';

export interface SearchSize {
  /** Drivers in the large world; the small one has a tenth. */
  readonly drivers: number;
  readonly samples: number;
  readonly rounds: number;
}

const smallOf = ({ drivers }: SearchSize): number => Math.ceil(drivers / 10);

interface Times {
  readonly model: number[];
  readonly sql: number[];
}

/**
 * Measures driver search with three filters and a radius: the read model, in process, against a hand-written statement
 * (`sqlRatio`), the read model in the large world against the small one (`growth`), and the call over HTTP (`httpMs`).
 */
export async function benchSearch(lab: Lab, size: SearchSize): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  const worlds: NearestDb[] = [];
  try {
    for (const drivers of [smallOf(size), size.drivers]) worlds.push(await makeWorld(lab.db, DATABASE_URL, drivers));
    const [small, large] = worlds as [NearestDb, NearestDb];
    const times = { small: await measure(small, size), large: await measure(large, size) };
    report(size, times, await measureHttp(lab, size));
  } finally {
    for (const db of worlds) await db.destroy();
  }
}

/** Times both on the same connections, so that both use the place index. */
async function measure(nearest: NearestDb, { samples: count, rounds }: SearchSize): Promise<Times> {
  const samples = await searchSamples(nearest, { count, seed: SEARCHES_SEED, orderId: NO_ORDER });
  await compare(nearest, samples);
  const [first] = samples;
  if (first) logProgress(`plan of the first query:\n${await explainBaseline(nearest, first)}`);
  const times: Times = { model: [], sql: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const sample of samples) {
      times.model.push(await timed(() => searchDrivers(nearest, sample)));
      times.sql.push(await timed(() => queryBaseline(nearest, sample)));
    }
  }
  return times;
}

async function compare(nearest: NearestDb, samples: readonly DriverSearch[]): Promise<void> {
  let found = 0;
  for (const sample of samples) {
    const model = (await searchDrivers(nearest, sample)).map(({ driverId }) => driverId);
    const sql = await queryBaseline(nearest, sample);
    if (model.join() !== sql.join()) throw new Error(`The results differ: ${model.join()} and ${sql.join()}`);
    found += model.length;
  }
  logProgress(`${String(found)} drivers found by ${String(samples.length)} queries; both results are equal`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Times the call of the recruiter's page, on the product's own database with the larger world. */
async function measureHttp(lab: Lab, { drivers, samples: count }: SearchSize): Promise<number[]> {
  logProgress(`seeding the product's own world of ${String(drivers)} drivers`);
  const world = {
    drivers,
    carriers: 20,
    orders: 0,
    seed: worldSeeds.benchSearch,
    startPipelines: false,
    add: lab.isShared,
  };
  await seedLargeWorld(lab.db, world);
  await lab.db.raw('analyze');
  const staff = await findStaff(lab.db);
  const [orderId = ''] = await makeOrders(lab.baseUrl, staff, { count: 1, seats: 1 });
  const samples = await searchSamples(lab.db, { count, seed: SEARCHES_SEED, orderId });
  return atRate({ count: samples.length, perSecond: HTTP_PER_SECOND }, async (index) => {
    const { miles, classes, transmissions, endorsements } = samples[index] as DriverSearch;
    const filters = { driverClass: classes, transmission: transmissions, endorsements };
    const body = { orderId, miles, filters, page: 0, limit: 10 };
    const call = { method: 'POST', path: '/drivers/search', token: staff.recruiter.token, body } as const;
    return timed(() => requireSuccess(lab.baseUrl, call));
  });
}

function report(size: SearchSize, { small, large }: { small: Times; large: Times }, http: readonly number[]): void {
  const row = (what: string, times: readonly number[]) => ({
    what,
    'p50 ms': round(median(times)),
    'p99 ms': round(percentile(times, 0.99)),
  });
  printFigures(
    [
      row(`read model, ${String(smallOf(size))}`, small.model),
      row(`hand-written, ${String(smallOf(size))}`, small.sql),
      row(`read model, ${String(size.drivers)}`, large.model),
      row(`hand-written, ${String(size.drivers)}`, large.sql),
      row(`HTTP, ${String(size.drivers)}`, http),
    ],
    {
      bench: 'search',
      ...size,
      sqlRatio: round(median(large.model) / median(large.sql)),
      sqlRatioSmall: round(median(small.model) / median(small.sql)),
      growth: round(median(large.model) / median(small.model)),
      httpMs: round(median(http)),
    },
  );
}
