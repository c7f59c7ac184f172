import { callerFrom } from '../core/caller';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { copyWorld } from '../core/large-world';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { type CallToMeasure, measureCalls, type MeasuredCall } from './measure-calls';
import { type Read, readsOf } from './reads-calls';

const CARRIERS = 20;
/** Below the allowance of a carrier. */
const COSTLY_PAUSE_MS = 160;

export interface ReadsSize {
  /** Drivers that the world has first, and after its rows were copied. */
  readonly small: number;
  readonly large: number;
  readonly orders: number;
  /** Calls of each read, of the driver search, and of the reports. */
  readonly calls: number;
  readonly searches: number;
  readonly reports: number;
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
    const calls = sized(reads, size);
    const small = await measureCalls(lab.db, caller, calls);
    const copies = Math.round(size.large / size.small) - 1;
    if (copies > 0) await copyWorld(lab.db, copies);
    await lab.db.raw('vacuum (analyze)');
    report(size, { reads, small, large: await measureCalls(lab.db, caller, calls) });
  } finally {
    caller.close();
  }
}

const sized = (reads: readonly Read[], { calls, searches, reports }: ReadsSize): CallToMeasure[] =>
  reads.map(({ name, call, isCostly, isReport }) =>
    isCostly
      ? { name, call, count: searches, pauseMs: COSTLY_PAUSE_MS }
      : { name, call, count: isReport ? reports : calls },
  );

const p99 = ({ times }: MeasuredCall): number => percentile(times, 0.99);

interface Results {
  readonly reads: readonly Read[];
  readonly small: readonly MeasuredCall[];
  readonly large: readonly MeasuredCall[];
}

function report(size: ReadsSize, { reads, small, large }: Results): void {
  const growths = small.map(({ times }, index) => median(large[index]?.times ?? []) / median(times));
  const rows = small.map((measured, index) => ({
    read: measured.name,
    'p50 ms': round(median(measured.times), 1),
    'p99 ms': round(p99(measured), 1),
    statements: measured.statements === null ? null : round(measured.statements, 1),
    bytes: measured.bytes,
    'large p50 ms': round(median(large[index]?.times ?? []), 1),
    'large p99 ms': round(percentile(large[index]?.times ?? [], 0.99), 1),
    growth: round(growths[index] ?? Number.NaN),
  }));
  const worst = (measured: readonly MeasuredCall[]) =>
    Math.max(...measured.filter((_, index) => !reads[index]?.isReport).map(p99));
  const firstPages = growths.filter((_, index) => reads[index]?.isFirstPage);
  printFigures(rows, {
    bench: 'reads',
    ...size,
    worstP99Ms: round(worst(small), 1),
    worstP99LargeMs: round(worst(large), 1),
    growth: round(median(firstPages)),
    growthWorst: round(Math.max(...firstPages)),
  });
}
