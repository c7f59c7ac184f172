import type { Knex } from 'knex';
import type { Db } from './handle';

/**
 * Runs several independent queries as one statement: one round trip, and all parts from one snapshot. Rows come as JSON, so
 * a `timestamptz` column has PostgreSQL's text; {@link instantOf} turns it into the form that other queries return.
 * With `preparedAs`, PostgreSQL plans it once per connection, which can take longer than running it; under one name, the SQL
 * must always be the same.
 */
export async function readTogether<Rows extends Readonly<Record<keyof Rows, readonly object[]>>>(
  db: Db,
  queries: Readonly<Record<keyof Rows, Knex.QueryBuilder>>,
  { preparedAs }: { readonly preparedAs?: string } = {},
): Promise<Rows> {
  const parts = Object.entries(queries as Readonly<Record<string, Knex.QueryBuilder>>).map(([name, query]) =>
    db.raw(`(select coalesce(jsonb_agg(to_jsonb(part.*)), '[]') from ? as part) as ??`, [query, name]),
  );
  const statement = db.select(parts);
  if (preparedAs !== undefined) statement.options({ name: preparedAs });
  const [rows] = (await statement) as unknown[];
  return rows as Rows;
}

/** An instant in the form that columns of the type `timestamptz` have outside of JSON. */
export const instantOf = (text: string): string => new Date(text).toISOString();
