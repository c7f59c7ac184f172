import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, callerFrom } from '../core/caller';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { copyWorld } from '../core/large-world';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { type Read, readsOf } from './reads-calls';
import { statementCounter } from './statement-counter';

const CARRIERS = 20;
const WARM_UP_CALLS = 5;
/** Below the allowance of a carrier. */
const COSTLY_PAUSE_MS = 160;

export interface ReadsSize {
  /** Drivers that the world has first, and after its rows were copied. */
  readonly small: number;
  readonly large: number;
  readonly orders: number;
  /** Calls of each read, and of the driver search. */
  readonly calls: number;
  readonly searches: number;
}

interface Measured {
  readonly read: Read;
  readonly times: readonly number[];
  readonly bytes: number;
  /** SQL statements per call; null if the database does not count them. */
  readonly statements: number | null;
}

/**
 * Times the most used reads over HTTP, one call after the other: the slowest p99 in the smaller world (`worstP99Ms`), and
 * how much slower a first page is in the larger one (`growth`, the median over these lists).
 */
export async function benchReads(lab: Lab, size: ReadsSize): Promise<void> {
  const { small: drivers, orders } = size;
  // The world of other smoke runs is enough for a small size.
  if (!lab.isShared) {
    logProgress(`seeding a world of ${String(drivers)} drivers`);
    await seedWorld({ drivers, orders, carriers: CARRIERS, seed: worldSeeds.benchReads, rowsOnly: true });
  }
  await lab.db.raw('vacuum (analyze)');
  const caller = callerFrom(lab.baseUrl, '127.0.0.4');
  try {
    const reads = await readsOf(lab);
    const small = await measureAll(lab, { reads, caller, size });
    const copies = Math.round(size.large / size.small) - 1;
    if (copies > 0) await copyWorld(lab.db, copies);
    await lab.db.raw('vacuum (analyze)');
    report(size, small, await measureAll(lab, { reads, caller, size }));
  } finally {
    caller.close();
  }
}

interface Measuring {
  readonly reads: readonly Read[];
  readonly caller: Caller;
  readonly size: ReadsSize;
}

async function measureAll(lab: Lab, { reads, caller, size }: Measuring): Promise<Measured[]> {
  const countStatements = await statementCounter(lab.db);
  const measured: Measured[] = [];
  for (const read of reads) {
    const count = read.isCostly ? size.searches : size.calls;
    await repeat(caller, read, Math.min(count, WARM_UP_CALLS));
    const before = await countStatements();
    const { times, bytes } = await repeat(caller, read, count);
    const after = await countStatements();
    // The first reading is a statement, too.
    const statements = before === null || after === null ? null : (after - before - 1) / count;
    measured.push({ read, times, bytes, statements });
    logProgress(`${read.name}: p50 ${String(round(median(times), 1))} ms`);
  }
  return measured;
}

async function repeat(caller: Caller, { name, call, isCostly }: Read, count: number) {
  const times: number[] = [];
  let bytes = 0;
  for (let done = 0; done < count; done += 1) {
    if (isCostly) await pause(COSTLY_PAUSE_MS);
    const timed = await caller.send(call);
    if (timed.status !== 200) throw new Error(`${name}: ${call.method} ${call.path} returned ${String(timed.status)}`);
    times.push(timed.ms);
    ({ bytes } = timed);
  }
  return { times, bytes };
}

const p99 = ({ times }: Measured): number => percentile(times, 0.99);

function report(size: ReadsSize, small: readonly Measured[], large: readonly Measured[]): void {
  const growths = small.map(({ times }, index) => median(large[index]?.times ?? []) / median(times));
  const rows = small.map((measured, index) => ({
    read: measured.read.name,
    'p50 ms': round(median(measured.times), 1),
    'p99 ms': round(p99(measured), 1),
    statements: measured.statements === null ? null : round(measured.statements, 1),
    bytes: measured.bytes,
    'large p50 ms': round(median(large[index]?.times ?? []), 1),
    'large p99 ms': round(percentile(large[index]?.times ?? [], 0.99), 1),
    growth: round(growths[index] ?? Number.NaN),
  }));
  const worst = (measured: readonly Measured[]) => Math.max(...measured.filter(({ read }) => !read.isReport).map(p99));
  const firstPages = growths.filter((_, index) => small[index]?.read.isFirstPage);
  printFigures(rows, {
    bench: 'reads',
    ...size,
    worstP99Ms: round(worst(small), 1),
    worstP99LargeMs: round(worst(large), 1),
    growth: round(median(firstPages)),
    growthWorst: round(Math.max(...firstPages)),
  });
}
