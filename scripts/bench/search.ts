import type { NearestDb } from '#db/nearest';
import { searchDrivers, type DriverSearch } from '#db/read-models/driver-search';
import { readEnvironment } from '#platform/env';

import { demand } from '../lab/calls';
import { median, percentile, printFigures, round } from '../lab/figures';
import type { Lab } from '../lab/lab';
import { makeOrders } from '../lab/orders';
import { findStaff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { askBaseline, explainBaseline } from './search-baseline';
import { searchQuestions } from './search-questions';
import { makeWorld } from './search-worlds';

const SIZES = [10_000, 100_000] as const;
const QUESTIONS = 200;
const ROUNDS = 5;
const SEED = 7;
/** No driver stands on it: the join is asked, and finds nobody. */
const NO_ORDER = '00000000-0000-7000-8000-000000000000';

interface Times {
  readonly model: number[];
  readonly sql: number[];
}

/**
 * Driver search with three filters and a radius: the read model in process, rows mapped, over a statement written by
 * hand (`sqlRatio`); the read model at 100,000 drivers over 10,000 (`growth`); and the same call over HTTP (`httpMs`).
 */
export async function benchSearch(lab: Lab): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  const worlds: NearestDb[] = [];
  try {
    for (const size of SIZES) worlds.push(await makeWorld(lab.db, DATABASE_URL, size));
    const [small, large] = worlds as [NearestDb, NearestDb];
    const times = { small: await measure(small, SIZES[0]), large: await measure(large, SIZES[1]) };
    report(times, await measureHttp(lab));
  } finally {
    for (const db of worlds) await db.destroy();
  }
}

/** Both ask on the same connections, so both walk the place index. */
async function measure(nearest: NearestDb, size: number): Promise<Times> {
  const questions = await searchQuestions(nearest, { count: QUESTIONS, seed: SEED, orderId: NO_ORDER });
  await compare(nearest, questions);
  const [first] = questions;
  if (first) say(`${String(size)} drivers, plan of the first question:\n${await explainBaseline(nearest, first)}`);
  const times: Times = { model: [], sql: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const question of questions) {
      times.model.push(await timed(() => searchDrivers(nearest, question)));
      times.sql.push(await timed(() => askBaseline(nearest, question)));
    }
  }
  return times;
}

async function compare(nearest: NearestDb, questions: readonly DriverSearch[]): Promise<void> {
  let found = 0;
  for (const question of questions) {
    const model = (await searchDrivers(nearest, question)).map(({ driverId }) => driverId);
    const sql = await askBaseline(nearest, question);
    if (model.join() !== sql.join()) throw new Error(`The answers differ: ${model.join()} and ${sql.join()}`);
    found += model.length;
  }
  say(`${String(found)} drivers found by ${String(questions.length)} questions, the same by both`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The call of a recruiter's page, on the product's own world of the larger size. */
async function measureHttp(lab: Lab): Promise<number[]> {
  say(`making the product's world of ${String(SIZES[1])} drivers`);
  await seedWorld({ drivers: SIZES[1], carriers: 20, orders: 0, seed: SEED, asleep: true });
  await lab.db.raw('analyze');
  const staff = await findStaff(lab.db);
  const [orderId = ''] = await makeOrders(lab.baseUrl, staff, { count: 1, seats: 1 });
  const questions = await searchQuestions(lab.db, { count: QUESTIONS, seed: SEED, orderId });
  const times: number[] = [];
  for (const { miles, classes, transmissions, endorsements } of questions) {
    const filters = { driverClass: classes, transmission: transmissions, endorsements };
    const body = { orderId, miles, filters, page: 0, limit: 10 };
    const call = { method: 'POST', path: '/drivers/search', token: staff.recruiter.token, body } as const;
    times.push(await timed(() => demand(lab.baseUrl, call)));
  }
  return times;
}

function report({ small, large }: { small: Times; large: Times }, http: readonly number[]): void {
  const row = (what: string, times: readonly number[]) => ({
    what,
    'p50 ms': round(median(times)),
    'p99 ms': round(percentile(times, 0.99)),
  });
  printFigures(
    [
      row(`read model, ${String(SIZES[0])}`, small.model),
      row(`hand-written, ${String(SIZES[0])}`, small.sql),
      row(`read model, ${String(SIZES[1])}`, large.model),
      row(`hand-written, ${String(SIZES[1])}`, large.sql),
      row(`HTTP, ${String(SIZES[1])}`, http),
    ],
    {
      bench: 'search',
      questions: QUESTIONS,
      rounds: ROUNDS,
      sqlRatio: round(median(large.model) / median(large.sql)),
      sqlRatioSmall: round(median(small.model) / median(small.sql)),
      growth: round(median(large.model) / median(small.model)),
      httpMs: round(median(http)),
    },
  );
}
