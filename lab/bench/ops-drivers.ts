import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, type Db } from '#db/core/handle';
import { listOpsDrivers, type OpsDriversParams } from '#db/driver-pipeline/ops-drivers';
import { driverStages } from '#domain/driver-pipeline/stages';
import { median, percentile, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { addOpsMembers } from '../core/people';
import { seededRandom } from '../core/seeded-random';
import { makeDatabase } from './search-worlds';

const sql = readFileSync(join(__dirname, 'ops-drivers.sql'), 'utf8').replaceAll(/^--.*\n/gm, '');
const QUERIES_PER_KIND = 40;
const SEED = 13;
const OWNERS = 10;
const LIMIT = 20;

/** Filters of the driver list that are measured. */
const kinds = ['first page', 'later page', 'stage', 'owner', 'overdue by owner', 'name'] as const;
type Kind = (typeof kinds)[number];

interface Times {
  readonly model: number[];
  readonly sql: number[];
}

export interface ListTimes {
  readonly byKind: Readonly<Record<Kind, Times>>;
  readonly rows: readonly object[];
}

/**
 * Times operations' driver list, alternating between the read model and a hand-written statement on the same connections.
 * Both must return the same drivers in the same order.
 */
export async function benchOpsDrivers(
  lab: Lab,
  databaseUrl: string,
  { listed, rounds }: { listed: number; rounds: number },
): Promise<ListTimes> {
  const db = createDatabase(await makeDatabase(lab.db, databaseUrl, listed), { pool: 2 });
  try {
    const owners = await distributeOwners(db);
    await db.raw('vacuum (analyze) drivers, driver_pipelines, users');
    const byKind = {} as Record<Kind, Times>;
    for (const kind of kinds) byKind[kind] = await measure(db, queriesOf(kind, owners), rounds);
    return { byKind, rows: kinds.map((kind) => rowOf(kind, byKind[kind])) };
  } finally {
    await db.destroy();
  }
}

/** Adds owners and distributes the drivers among them, so that filtering by owner is selective. */
async function distributeOwners(db: Db): Promise<string[]> {
  const ids = (await addOpsMembers(db, OWNERS)).map(({ userId }) => userId);
  await db.raw(`update driver_pipelines set owner_id = (cast(? as uuid[]))[1 + abs(hashtext(driver_id::text)) % ?]`, [
    ids,
    OWNERS,
  ]);
  return ids;
}

function queriesOf(kind: Kind, owners: readonly string[]): OpsDriversParams[] {
  const random = seededRandom(SEED);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const filters = (): Partial<OpsDriversParams> => {
    switch (kind) {
      case 'first page':
        return {};
      case 'later page':
        return { skip: LIMIT * (1 + Math.floor(random() * 20)) };
      case 'stage':
        return { stage: pick(driverStages) };
      case 'owner':
        return { owner: pick(owners) };
      case 'overdue by owner':
        return { owner: pick(owners), overdue: true };
      case 'name':
        return { name: pick(['smith', 'ann', 'garcia', 'lee', 'maria', 'jo']) };
    }
  };
  const unfiltered = { limit: LIMIT, skip: 0, overdue: false, name: '', now: new Date() };
  return Array.from({ length: QUERIES_PER_KIND }, () => ({ ...unfiltered, ...filters() }));
}

async function measure(db: Db, samples: readonly OpsDriversParams[], rounds: number): Promise<Times> {
  for (const sample of samples) {
    const model = (await listOpsDrivers(db, sample)).map(({ driverId }) => driverId);
    const handWritten = await queryHandWritten(db, sample);
    if (model.join() !== handWritten.join())
      throw new Error(`The results differ: ${model.join()} and ${handWritten.join()}`);
  }
  const times: Times = { model: [], sql: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const sample of samples) {
      times.model.push(await timed(() => listOpsDrivers(db, sample)));
      times.sql.push(await timed(() => queryHandWritten(db, sample)));
    }
  }
  return times;
}

async function queryHandWritten(db: Db, sample: OpsDriversParams): Promise<string[]> {
  const { stage = null, owner = null, overdue, name, now, limit, skip } = sample;
  const bindings: Record<string, unknown> = { stage, owner, overdue, name, now, limit, skip };
  const { rows } = await db.raw<{ rows: { id: string }[] }>(sql, bindings as Record<string, string>);
  return rows.map(({ id }) => id);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const ratioOf = ({ model, sql: handWritten }: Times): number => median(model) / median(handWritten);

const rowOf = (kind: Kind, times: Times): object => ({
  list: kind,
  'read model p50 ms': round(median(times.model)),
  'hand-written SQL p50 ms': round(median(times.sql)),
  'read model p99 ms': round(percentile(times.model, 0.99)),
  'hand-written SQL p99 ms': round(percentile(times.sql, 0.99)),
  ratio: round(ratioOf(times)),
});

/** Ratio across all queries. */
export function listRatio({ byKind }: ListTimes): number {
  const all = Object.values(byKind);
  return ratioOf({ model: all.flatMap(({ model }) => model), sql: all.flatMap((times) => times.sql) });
}

/** Ratio of the slowest kind. */
export const worstListRatio = ({ byKind }: ListTimes): number => Math.max(...Object.values(byKind).map(ratioOf));
