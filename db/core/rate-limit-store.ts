import type { Db, Transaction } from './handle';

export interface Hits {
  readonly hits: number;
  readonly resetAt: Date;
}

interface CountedRow {
  readonly key: string;
  readonly hits: number;
  readonly reset_at: string;
}

/**
 * Counts one hit for each key in one statement, and starts new windows where the old ones are over. Correct across any
 * number of processes. Sorts the keys, so that two callers cannot deadlock.
 */
export async function countHits(
  db: Db | Transaction,
  keys: readonly string[],
  windowMs: number,
): Promise<ReadonlyMap<string, Hits>> {
  const { rows } = await db.raw<{ rows: CountedRow[] }>(
    `insert into rate_limits as counted (key, hits, reset_at)
     select key, 1, now() + :window * interval '1 millisecond' from unnest(cast(:keys as text[])) as key order by key
     on conflict on constraint rate_limits_pkey do update set
       hits = case when counted.reset_at <= now() then 1 else counted.hits + 1 end,
       reset_at = case when counted.reset_at <= now() then excluded.reset_at else counted.reset_at end
     returning counted.key, counted.hits, counted.reset_at`,
    { keys, window: windowMs },
  );
  return new Map(rows.map(({ key, hits, reset_at: resetAt }) => [key, { hits, resetAt: new Date(resetAt) }]));
}

/** Counts one hit for one key. */
export async function countHit(db: Db | Transaction, key: string, windowMs: number): Promise<Hits> {
  const hits = (await countHits(db, [key], windowMs)).get(key);
  if (hits === undefined) throw new Error('The counter returned no row');
  return hits;
}

/** Subtracts one hit from each key. */
export async function uncountHits(db: Db | Transaction, keys: readonly string[]): Promise<void> {
  await db.raw(
    `update rate_limits set hits = rate_limits.hits - 1 from (
       select key from rate_limits where key = any (cast(:keys as text[])) and hits > 0 order by key for update
     ) as held where rate_limits.key = held.key`,
    { keys },
  );
}

/** Run by retention; expired windows have no effect. */
export async function deleteExpiredWindows(db: Db | Transaction, now: Date): Promise<number> {
  return db('rate_limits').where('reset_at', '<', now).delete();
}
