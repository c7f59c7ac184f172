import type { Db } from '#db/core/handle';
import { logProgress } from './progress';
import { type LabWorld, seedWorld } from './seed';

/** The seed script generates a world in memory; beyond this, it would not fit. */
const MAX_GENERATED = 100_000;

/** Every table of a world without files, in an order that satisfies foreign keys. */
const tables = [
  ...['organizations', 'users', 'notes', 'facilities', 'facility_recruiters', 'fleet_configurations'],
  ...['safety_profiles', 'drivers', 'driver_pipelines', 'job_order_versions', 'job_orders', 'candidacies'],
  ...['candidacy_records', 'interviews', 'interview_scorecards', 'driver_hires', 'dealbreaker_answers'],
  ...['candidacy_rounds', 'candidacy_spans', 'autopilot_waves', 'autopilot_wave_drivers', 'bench_entries'],
  ...['bench_events', 'workflow_events', 'stage_visits', 'review_items', 'driver_results'],
] as const;

/** Values of unique columns that a copy cannot share with the original. */
const uniqueValues: Readonly<Record<string, string>> = {
  'users.email': "copy || '.' || email",
  'users.referral_code': 'null',
  'organizations.dot_number': 'null',
};
/** Other workflows have tables that are not copied, and ids that are not in the columns of their events. */
const OF_COPIED_WORKFLOWS = "split_part(workflow_id, '/', 1) in ('candidacy', 'driver-pipeline', 'job-order')";
/** Columns that repeat ids of their row. */
const columnsWithIds = ['workflow_id', 'snapshot', 'payload'];

export interface Column {
  readonly name: string;
  readonly type: string;
}

/** Seeds a world of any size, in the database that `db` and `env` both point to; most of a very large one is copies. */
export async function seedLargeWorld(db: Db, world: LabWorld, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const parts = Math.ceil(world.drivers / MAX_GENERATED);
  await seedWorld({ ...world, drivers: Math.ceil(world.drivers / parts) }, env);
  if (parts > 1) await copyWorld(db, parts - 1);
}

interface CopyOptions {
  /** Copies of candidacies' events have no states, which are most of the size of a world; lists do not read them. */
  readonly withoutPastStates?: boolean;
}

/**
 * Copies all people, carriers, orders and candidacies that many times, in SQL. Each copy is complete: every id becomes
 * another one, the same in all tables. Copies have rows only, without workflows, files or sessions.
 */
export async function copyWorld(db: Db, copies: number, options: CopyOptions = {}): Promise<void> {
  // Ids are derived from the number of the copy, which is therefore higher than that of any earlier copy.
  const { count: before }: { count: number } = await db('organizations').first({
    count: db.raw('count(*)::integer'),
  });
  const numbers = { first: before + 1, last: before + copies };
  await db.transaction(async (trx) => {
    // Foreign keys would be checked row by row; the rows are valid because their originals are.
    await trx.raw('set local session_replication_role = replica');
    for (const table of tables) {
      const startedAt = performance.now();
      await trx.raw(await copyStatement(trx, table, options), numbers);
      logProgress(`copied ${table} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    }
  });
}

async function copyStatement(db: Db, table: string, { withoutPastStates = false }: CopyOptions): Promise<string> {
  const columns = await storedColumns(db, table);
  const ids = columns.filter(({ type }) => type === 'uuid').map(({ name }) => name);
  const values = columns.map((column) => {
    const value = valueOf(table, column, ids);
    return withoutPastStates && column.name === 'payload' ? withoutState(value) : value;
  });
  const names = columns.map(({ name }) => `"${name}"`);
  const copied = table === 'workflow_events' ? `${table} where ${OF_COPIED_WORKFLOWS}` : table;
  return `insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from (select * from ${copied}) as original,
      generate_series(cast(:first as integer), cast(:last as integer)) as copy`;
}

/** The columns of a table that are written, without those that PostgreSQL computes. */
export async function storedColumns(db: Db, table: string): Promise<readonly Column[]> {
  const { rows } = await db.raw<{ rows: Column[] }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = ? and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  return rows;
}

/** Employments are filled from states, and a copy without them has none. */
const withoutState = (value: string): string =>
  `case when workflow_id like 'candidacy/%' then '{"hire": null}'::jsonb else ${value} end`;

/** SQL of a hash in the form of a version 8 UUID: the API checks versions. */
export const idFrom = (text: string): string =>
  `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;

const newId = (id: string): string => idFrom(`"${id}" || '/' || copy`);

function valueOf(table: string, { name, type }: Column, ids: readonly string[]): string {
  const unique = uniqueValues[`${table}.${name}`];
  if (unique !== undefined) return unique;
  if (type === 'uuid') return newId(name);
  if (!columnsWithIds.includes(name)) return `"${name}"`;
  const text = ids.reduce(
    (value, id) => `replace(${value}, coalesce("${id}"::text, ''), coalesce(${newId(id)}::text, ''))`,
    `"${name}"::text`,
  );
  return `(${text})::${type}`;
}
