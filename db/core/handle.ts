import knex, { type Knex } from 'knex';
import pg from 'pg';
import { breakWhenSilent } from './silence';
import { parseTextArray, TEXT_ARRAY } from './text-array';

/** A connection pool. Queries outside a transaction run on it. */
export type Db = Knex;
/** One transaction. Code inside it must not use the pool. */
export type Transaction = Knex.Transaction;

export interface DatabaseOptions {
  /** The process, as PostgreSQL lists its connections (`pg_stat_activity.application_name`). */
  readonly name?: 'api' | 'worker';
  /** The maximum number of connections of this process. */
  readonly pool: number;
  /** PostgreSQL settings that each connection starts with. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * The statement timeout, in milliseconds, of pools that serve people. A longer statement is canceled, and a server
   * that sends nothing for longer counts as unavailable. Without it, a query waits as long as the server hangs.
   */
  readonly unresponsiveAfterMs?: number;
  /** The statement timeout, in milliseconds, of background work. With neither limit, statements are never canceled. */
  readonly statementTimeoutMs?: number;
  /** The time, in milliseconds, in which a query gets a connection: a new one, or one that others return. */
  readonly connectWithinMs?: number;
}

const CONNECT_WITHIN_MS = 5_000;
const GRACE_MS = 500;
const { builtins } = pg.types;
const toDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/** Set per connection, not globally: other libraries that use pg expect Date objects. */
const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => toDate(text).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.INT8, toSafeInteger],
  [TEXT_ARRAY, parseTextArray],
]);

export const connectionTypes = {
  getTypeParser: (oid: number, format: string): unknown =>
    (format === 'text' ? ownParsers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format as 'text'),
};

/** Creates a pool. It connects on first use. */
export function createDatabase(
  url: string,
  {
    name,
    pool,
    settings = {},
    unresponsiveAfterMs,
    statementTimeoutMs,
    connectWithinMs = CONNECT_WITHIN_MS,
  }: DatabaseOptions,
): Db {
  // Always set, because the application role has a default for connections that set none (`application-role.ts`).
  const limit = { statement_timeout: String(unresponsiveAfterMs ?? statementTimeoutMs ?? 0) };
  const all = Object.entries({ TimeZone: 'UTC', ...limit, ...settings });
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      options: all.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      application_name: name === undefined ? 'gladhand' : `gladhand ${name}`,
      types: connectionTypes,
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
    },
    pool: {
      min: 0,
      max: pool,
      afterCreate: (client: pg.Client, done: (error: Error | null, client: pg.Client) => void) => {
        // The grace period lets a responsive server report that it canceled the statement.
        if (unresponsiveAfterMs !== undefined) breakWhenSilent(client, unresponsiveAfterMs + GRACE_MS);
        done(null, client);
      },
    },
    acquireConnectionTimeout: connectWithinMs,
    // A failed connection is thrown to the caller; knex would also print it to the console.
    log: { warn: () => undefined },
    // Errors are logged, so they must not contain the bound values, which are personal data.
    compileSqlOnError: false,
  });
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('The int8 value exceeds the safe integer range');
  return value;
}
