import { createDatabase, type Db, type DatabaseOptions } from './handle';

declare const walksIndexes: unique symbol;
/** A pool for nearest-first queries; an ordinary one would answer them too, but slower the more rows there are. */
export type NearestDb = Db & { readonly [walksIndexes]: true };

/**
 * Its connections walk the place index and stop when the page is full. PostgreSQL takes a thousandth of a table for any
 * area, whatever lies in it, and would read and sort the whole area instead. Set when a connection opens and not in a
 * transaction around each query: three more round trips cost more than the query.
 */
export const createNearestDatabase = (
  url: string,
  pool: number,
  options: Pick<DatabaseOptions, 'answersWithinMs'> = {},
): NearestDb => createDatabase(url, { ...options, pool, settings: { enable_bitmapscan: 'off' } }) as NearestDb;
