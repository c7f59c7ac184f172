import type { Db } from '#db/core/handle';
import { readEnvironment } from '#platform/env';
import { callerFrom } from '../core/caller';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { ratioOf, rowOf } from './compare-queries';
import { consoleReads } from './console-calls';
import { type ComparedList, compareLists } from './console-lists';
import { sampleCarriers } from './console-samples';
import { type ConsoleWorldSize, makeConsoleWorld } from './console-world';
import { measureCalls, type MeasuredCall } from './measure-calls';

export interface ConsoleSize extends ConsoleWorldSize {
  /** Carriers whose lists are compared; the large ones are among them. */
  readonly samples: number;
  readonly rounds: number;
  readonly calls: number;
}

/**
 * Measures the first pages of a carrier's console in a large world: each list against a hand-written statement
 * (`worstSqlRatio`), and the requests of the pages over HTTP as a recruiter of the largest carrier, one call after the other
 * (`worstP99Ms`), with the SQL statements of each (`worstStatements`).
 */
export async function benchConsole(lab: Lab, size: ConsoleSize): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  const large = await makeConsoleWorld(lab, size);
  const world = await countWorld(lab.db);
  logProgress(`the world has ${JSON.stringify(world)}`);
  const carriers = await sampleCarriers(lab.db, large, size.samples);
  const lists = await compareLists(DATABASE_URL, carriers, size.rounds);
  const [largest] = carriers;
  if (largest === undefined) throw new Error('The world has no carrier with candidates');
  const caller = callerFrom(lab.baseUrl, '127.0.0.5');
  try {
    const reads = await consoleReads(lab, largest);
    const calls = await measureCalls(
      lab.db,
      caller,
      reads.map((read) => ({ ...read, count: size.calls })),
    );
    report({ ...size, ...world }, lists, calls);
  } finally {
    caller.close();
  }
}

async function countWorld(db: Db): Promise<ConsoleWorldSize> {
  const { rows } = await db.raw<{ rows: [ConsoleWorldSize] }>(
    `select (select count(*) from organizations) as carriers, (select count(*) from drivers) as drivers,
            (select count(*) from job_orders) as orders, (select count(*) from candidacies) as candidacies`,
  );
  return rows[0];
}

function report(size: ConsoleSize, lists: readonly ComparedList[], calls: readonly MeasuredCall[]): void {
  console.table(lists.map(({ name, times }) => rowOf(name, times)));
  const rows = calls.map(({ name, times, statements, bytes }) => ({
    request: name,
    'p50 ms': round(median(times), 1),
    'p99 ms': round(percentile(times, 0.99), 1),
    statements: statements === null ? null : round(statements, 1),
    bytes,
  }));
  const counted = calls.flatMap(({ statements }) => statements ?? []);
  printFigures(rows, {
    bench: 'console',
    ...size,
    worstSqlRatio: round(Math.max(...lists.map(({ times }) => ratioOf(times)))),
    worstP99Ms: round(Math.max(...calls.map(({ times }) => percentile(times, 0.99))), 1),
    worstStatements: counted.length === 0 ? null : Math.max(...counted.map(Math.round)),
  });
}
