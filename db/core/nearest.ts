import { createDatabase, type DatabaseOptions, type Db } from './handle';

const SETTINGS = { enable_bitmapscan: 'off' } as const;

declare const walksIndexes: unique symbol;
/** A pool for nearest-first queries. An ordinary pool returns the same rows, but slows down as the tables grow. */
export type NearestDb = Db & { readonly [walksIndexes]: true };

/**
 * Creates a pool whose connections walk the places nearest first and stop when the page is full. PostgreSQL estimates that
 * any area holds a thousandth of the table, so it would otherwise read and sort the whole area. The settings belong to the
 * connection, because setting them in a transaction around each query takes three more round trips, which cost more
 * than the query.
 */
export const createNearestDatabase = (
  url: string,
  pool: number,
  options: Pick<DatabaseOptions, 'unresponsiveAfterMs' | 'connectWithinMs'> = {},
): NearestDb => createDatabase(url, { ...options, pool, settings: SETTINGS }) as NearestDb;

/** Runs nearest-first queries in a transaction of an ordinary pool, where the round trips for the settings do not matter. */
export const withNearest = <Result>(db: Db, work: (nearest: NearestDb) => Promise<Result>): Promise<Result> =>
  db.transaction(async (trx) => {
    for (const [name, value] of Object.entries(SETTINGS)) await trx.raw('select set_config(?, ?, true)', [name, value]);
    return work(trx as unknown as NearestDb);
  });
