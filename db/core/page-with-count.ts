import type { Knex } from 'knex';
import type { Db } from './handle';

/** A page of rows, and the number of rows on all pages. */
export interface CountedPage<Row> {
  readonly rows: Row[];
  readonly count: number;
}

export interface PageParts {
  /** Selects the page, with the total as `countOfAll`: {@link countOver} or {@link countOfAll}. */
  readonly page: Knex.QueryBuilder;
  /** Selects all rows. */
  readonly all: Knex.QueryBuilder;
  readonly skip: number;
}

/** The total as a column of a query whose conditions select all rows, before its limit. */
export const countOver = (db: Db): Knex.Raw => db.raw(`(count(*) over ())::integer as "countOfAll"`);

/** The total as a column of a query that stops when the page is full. */
export const countOfAll = (db: Db, all: Knex.QueryBuilder): Knex.QueryBuilder =>
  all.clone().select(db.raw('count(*)::integer')).as('countOfAll');

/** Reads a page and its total in one statement; only an empty page behind the last one needs another. */
export async function pageWithCount<Row>(db: Db, { page, all, skip }: PageParts): Promise<CountedPage<Row>> {
  const found = (await page) as (Row & { readonly countOfAll: number })[];
  const [first] = found;
  if (first === undefined) return { rows: [], count: skip === 0 ? 0 : await countOf(db, all) };
  const rows = found.map(({ countOfAll: _, ...row }) => row as unknown as Row);
  return { rows, count: first.countOfAll };
}

async function countOf(db: Db, all: Knex.QueryBuilder): Promise<number> {
  const total: unknown = await all.clone().first({ count: db.raw('count(*)::integer') });
  return (total as { count: number }).count;
}
