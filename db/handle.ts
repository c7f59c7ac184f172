import knex, { type Knex } from 'knex';
import pg from 'pg';

/** The pool's handle; what is not inside a transaction runs on it. */
export type Db = Knex;
/** The handle of one transaction; inside it nothing may touch the pool. */
export type Transaction = Knex.Transaction;

export interface DatabaseOptions {
  /** Most connections the process may hold. */
  readonly pool: number;
  /** Settings of PostgreSQL that every connection begins with. */
  readonly settings?: Readonly<Record<string, string>>;
}

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
export function createDatabase(url: string, { pool, settings = {} }: DatabaseOptions): Db {
  const all = Object.entries({ TimeZone: 'UTC', ...settings });
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      options: all.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      application_name: 'gladhand',
      types: connectionTypes,
    },
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: 5_000,
    // A failed connection reaches the caller as an error; knex would print it to the console besides.
    log: { warn: () => undefined },
  });
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An int8 is too large for a number');
  return value;
}
