import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createDatabase, type Db } from '#db/handle';
import { listOpsDrivers, type OpsDriversParams } from '#db/read-models/ops-drivers';
import { driverStages } from '#domain/drivers/stages';

import { median, percentile, round } from '../lab/figures';
import type { Lab } from '../lab/lab';
import { addOperators } from '../lab/people';
import { seededRandom } from './search-questions';
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
  readonly of: Readonly<Record<Kind, Times>>;
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
    const owners = await spreadOwners(db);
    await db.raw('vacuum (analyze) drivers, driver_pipelines, users');
    const of = {} as Record<Kind, Times>;
    for (const kind of kinds) of[kind] = await measure(db, questionsOf(kind, owners), rounds);
    return { of, rows: kinds.map((kind) => rowOf(kind, of[kind])) };
  } finally {
    await db.destroy();
  }
}

/** Adds owners and spreads the drivers over them, so that filtering by owner is selective. */
async function spreadOwners(db: Db): Promise<string[]> {
  const ids = (await addOperators(db, OWNERS)).map(({ userId }) => userId);
  await db.raw(`update driver_pipelines set owner_id = (cast(? as uuid[]))[1 + abs(hashtext(driver_id::text)) % ?]`, [
    ids,
    OWNERS,
  ]);
  return ids;
}

function questionsOf(kind: Kind, owners: readonly string[]): OpsDriversParams[] {
  const random = seededRandom(SEED);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const narrowed = (): Partial<OpsDriversParams> => {
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
  const everybody = { limit: LIMIT, skip: 0, overdue: false, name: '', now: new Date() };
  return Array.from({ length: QUERIES_PER_KIND }, () => ({ ...everybody, ...narrowed() }));
}

async function measure(db: Db, questions: readonly OpsDriversParams[], rounds: number): Promise<Times> {
  for (const question of questions) {
    const model = (await listOpsDrivers(db, question)).map(({ driverId }) => driverId);
    const byHand = await queryByHand(db, question);
    if (model.join() !== byHand.join()) throw new Error(`The results differ: ${model.join()} and ${byHand.join()}`);
  }
  const times: Times = { model: [], sql: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const question of questions) {
      times.model.push(await timed(() => listOpsDrivers(db, question)));
      times.sql.push(await timed(() => queryByHand(db, question)));
    }
  }
  return times;
}

async function queryByHand(db: Db, question: OpsDriversParams): Promise<string[]> {
  const { stage = null, owner = null, overdue, name, now, limit, skip } = question;
  const bindings: Record<string, unknown> = { stage, owner, overdue, name, now, limit, skip };
  const { rows } = await db.raw<{ rows: { id: string }[] }>(sql, bindings as Record<string, string>);
  return rows.map(({ id }) => id);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const ratioOf = ({ model, sql: byHand }: Times): number => median(model) / median(byHand);

const rowOf = (kind: Kind, times: Times): object => ({
  list: kind,
  'read model p50 ms': round(median(times.model)),
  'by hand p50 ms': round(median(times.sql)),
  'read model p99 ms': round(percentile(times.model, 0.99)),
  'by hand p99 ms': round(percentile(times.sql, 0.99)),
  ratio: round(ratioOf(times)),
});

/** Ratio over all queries. */
export function listRatio({ of }: ListTimes): number {
  const all = Object.values(of);
  return ratioOf({ model: all.flatMap(({ model }) => model), sql: all.flatMap((times) => times.sql) });
}

/** Ratio of the slowest kind. */
export const worstListRatio = ({ of }: ListTimes): number => Math.max(...Object.values(of).map(ratioOf));
