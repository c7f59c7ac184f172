import knex, { type Knex } from 'knex';
import pg from 'pg';

import { breakWhenSilent } from './silence';

/** The pool's handle; what is not inside a transaction runs on it. */
export type Db = Knex;
/** The handle of one transaction; inside it nothing may touch the pool. */
export type Transaction = Knex.Transaction;

export interface DatabaseOptions {
  /** Most connections the process may hold. */
  readonly pool: number;
  /** Settings of PostgreSQL that every connection begins with. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * For pools that people wait for: a statement that takes longer is canceled, and a server that is silent for longer
   * counts as away. Without it a query waits as long as the server hangs.
   */
  readonly answersWithinMs?: number;
  /**
   * For work that nobody waits for: its statements are canceled after this. Without either limit they are never
   * canceled.
   */
  readonly worksWithinMs?: number;
}

const connectWithinMs = 5_000;
const graceMs = 500;
const { builtins } = pg.types;
const toDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/** On the connection and not globally: other libraries on pg expect Date objects. */
const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => toDate(text).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.INT8, toSafeInteger],
]);

export const connectionTypes = {
  getTypeParser: (oid: number, format: string): unknown =>
    (format === 'text' ? ownParsers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens nothing yet: connections are made when they are first needed. */
export function createDatabase(
  url: string,
  { pool, settings = {}, answersWithinMs, worksWithinMs }: DatabaseOptions,
): Db {
  // Always set: the application role has a limit for connections that set none (`application-role.ts`).
  const limit = { statement_timeout: String(answersWithinMs ?? worksWithinMs ?? 0) };
  const all = Object.entries({ TimeZone: 'UTC', ...limit, ...settings });
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      options: all.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      application_name: 'gladhand',
      types: connectionTypes,
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
    },
    pool: {
      min: 0,
      max: pool,
      afterCreate: (client: pg.Client, done: (error: Error | null, client: pg.Client) => void) => {
        // A server that still answers says itself that it has canceled the statement.
        if (answersWithinMs !== undefined) breakWhenSilent(client, answersWithinMs + graceMs);
        done(null, client);
      },
    },
    acquireConnectionTimeout: connectWithinMs,
    // A failed connection reaches the caller as an error; knex would print it to the console besides.
    log: { warn: () => undefined },
    // An error names its statement without the values, which are personal data: errors are logged.
    compileSqlOnError: false,
  });
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An int8 is too large for a number');
  return value;
}
