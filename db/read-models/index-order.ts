import type { Db, Transaction } from '#db/handle';

/**
 * Runs a nearest-first query so that it walks the place index and stops when the page is full. PostgreSQL takes a
 * thousandth of a table for any area, whatever lies in it, and would read and sort the whole area instead: the search
 * would slow down with the number of drivers.
 */
export async function inIndexOrder<Result>(db: Db, query: (trx: Transaction) => PromiseLike<Result>): Promise<Result> {
  return db.transaction(async (trx) => {
    await trx.raw('set local enable_bitmapscan = off');
    return query(trx);
  });
}
