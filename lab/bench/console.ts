import type { Db } from '#db/core/handle';
import { readEnvironment } from '#platform/env';
import { callerFrom } from '../core/caller';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { ratioOf, rowOf } from './compare-queries';
import { consoleReads } from './console-calls';
import { type ComparedList, compareLists, type SampledCarrier } from './console-lists';
import { type ConsoleWorldSize, makeConsoleWorld } from './console-world';
import { type MeasuredCall, measureCalls } from './measure-calls';

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

/** The large carriers, the one with most candidacies first, and others; each with the order that has most candidates. */
export async function sampleCarriers(db: Db, large: readonly string[], count: number): Promise<SampledCarrier[]> {
  const { rows } = await db.raw<{ rows: SampledCarrier[] }>(
    `with carriers as (
       select c.organization_id as id, c.organization_id = any (cast(:large as uuid[])) as is_large, count(*) as candidacies
       from candidacies as c
       join organizations as o on o.id = c.organization_id and o.is_active
       group by 1
     ), sampled as (
       select * from carriers order by is_large desc, case when is_large then candidacies end desc, md5(id::text)
       limit :count
     )
     select sampled.id as "organizationId", busiest.id as "orderId", f.id as "facilityId", f.latitude, f.longitude
     from sampled
     join lateral (
       select o.id, o.facility_id from job_orders as o join candidacies as c on c.order_id = o.id and c.state <> 'closed'
       where o.organization_id = sampled.id and o.status = 'active'
       group by o.id order by count(*) desc, o.id limit 1
     ) as busiest on true
     join facilities as f on f.id = busiest.facility_id
     order by sampled.is_large desc, sampled.candidacies desc`,
    { large: [...large], count },
  );
  return rows;
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
