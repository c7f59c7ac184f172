import type { Db, Transaction } from '../handle';

export interface Hits {
  readonly hits: number;
  readonly resetAt: Date;
}

/** Counts one hit and starts a new window when the last is over; correct over any number of processes. */
export async function countHit(db: Db | Transaction, key: string, windowMs: number): Promise<Hits> {
  const result = await db.raw<{ rows: { hits: number; reset_at: string }[] }>(
    `insert into rate_limits as counted (key, hits, reset_at)
     values (:key, 1, now() + :window * interval '1 millisecond')
     on conflict on constraint rate_limits_pkey do update set
       hits = case when counted.reset_at <= now() then 1 else counted.hits + 1 end,
       reset_at = case when counted.reset_at <= now() then excluded.reset_at else counted.reset_at end
     returning counted.hits, counted.reset_at`,
    { key, window: windowMs },
  );
  const [row] = result.rows;
  if (row === undefined) throw new Error('The counter returned no row');
  return { hits: row.hits, resetAt: new Date(row.reset_at) };
}

export async function takeBackHit(db: Db | Transaction, key: string): Promise<void> {
  await db('rate_limits').where({ key }).where('hits', '>', 0).decrement('hits');
}

export async function resetHits(db: Db | Transaction, key: string): Promise<void> {
  await db('rate_limits').where({ key }).delete();
}

/** Housekeeping; windows that are over count nothing. */
export async function deleteOverWindows(db: Db | Transaction, now: Date): Promise<number> {
  return db('rate_limits').where('reset_at', '<', now).delete();
}
