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
import { compareQueries, ratioOf, rowOf, timed, type Times } from './compare-queries';
import { explainBaseline, queryBaseline } from './search-baseline';
import { type MatchTimes, measureMatch } from './search-match';
import { searchSamples, unfiltered } from './search-samples';
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

/** A search by match takes many times longer: it is measured with this share of the searches. */
const MATCH_SHARE = 0.2;

/** The times of the nearest-first search, and of the search sorted by match, with filters and without. */
interface WorldTimes {
  readonly nearest: Times;
  readonly match: MatchTimes;
  readonly matchAll: MatchTimes;
}

/**
 * Measures driver search with three filters and a radius: the read model, in process, against a hand-written statement
 * (`sqlRatio`), the read model in the large world against the small one (`growth`), and the call over HTTP (`httpMs`);
 * the same for the search sorted by match (`matchSqlRatio`, `matchGrowth`). With the filters, more drivers are compared in
 * the large world; without them, as many as are ranked in both (`matchAllSqlRatio`, `matchAllGrowth`).
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

/** Times all on the same connections, so that all use the place index. */
async function measure(nearest: NearestDb, { samples: count, rounds }: SearchSize): Promise<WorldTimes> {
  const samples = await searchSamples(nearest, { count, seed: SEARCHES_SEED, orderId: NO_ORDER });
  const [first] = samples;
  if (first) logProgress(`plan of the first query:\n${await explainBaseline(nearest, first)}`);
  const nearestFirst = await compareQueries(
    nearest,
    { samples, rounds },
    {
      model: async (_, sample) => (await searchDrivers(nearest, sample)).map(({ driverId }) => driverId),
      handWritten: queryBaseline,
    },
  );
  const shared = samples.slice(0, Math.ceil(count * MATCH_SHARE));
  return {
    nearest: nearestFirst,
    match: await measureMatch(nearest, { samples: shared, rounds }),
    matchAll: await measureMatch(nearest, { samples: unfiltered(shared), rounds }),
  };
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

function report(
  size: SearchSize,
  { small, large }: { small: WorldTimes; large: WorldTimes },
  http: readonly number[],
): void {
  const growthOf = (kind: keyof WorldTimes, by: keyof Times = 'model') =>
    round(median(large[kind][by]) / median(small[kind][by]));
  printFigures(
    [
      rowOf(`nearest first, ${String(smallOf(size))}`, small.nearest),
      rowOf(`nearest first, ${String(size.drivers)}`, large.nearest),
      rowOf(`by match, ${String(smallOf(size))}`, small.match),
      rowOf(`by match, ${String(size.drivers)}`, large.match),
      rowOf(`by match without filters, ${String(smallOf(size))}`, small.matchAll),
      rowOf(`by match without filters, ${String(size.drivers)}`, large.matchAll),
    ],
    {
      bench: 'search',
      ...size,
      sqlRatio: round(ratioOf(large.nearest)),
      sqlRatioSmall: round(ratioOf(small.nearest)),
      growth: growthOf('nearest'),
      matchSqlRatio: round(ratioOf(large.match)),
      matchSqlRatioSmall: round(ratioOf(small.match)),
      matchGrowth: growthOf('match'),
      // More drivers pass the filters in a larger world: the statement compares them, too.
      matchGrowthOfSql: growthOf('match', 'sql'),
      matchCompared: [small.match.compared, large.match.compared],
      matchAllSqlRatio: round(ratioOf(large.matchAll)),
      matchAllGrowth: growthOf('matchAll'),
      matchAllCompared: [small.matchAll.compared, large.matchAll.compared],
      httpMs: round(median(http)),
      httpP99Ms: round(percentile(http, 0.99)),
    },
  );
}
