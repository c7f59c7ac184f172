import type { Knex } from 'knex';
import type { Db } from './handle';

/** A page of rows, and the number of rows on all pages. */
export interface CountedPage<Row> {
  readonly rows: Row[];
  readonly count: number;
}

/** Runs a page's query and counts `all` in the same statement; only an empty page needs another one. */
export async function pageWithCount<Row>(
  db: Db,
  page: Knex.QueryBuilder,
  all: Knex.QueryBuilder,
): Promise<CountedPage<Row>> {
  const total = all.clone().select(db.raw('count(*)::integer')).as('countOfAll');
  const found = (await page.select(total)) as (Row & { readonly countOfAll: number })[];
  const [first] = found;
  if (first === undefined) return { rows: [], count: await countOf(db, all) };
  const rows = found.map(({ countOfAll: _, ...row }) => row as unknown as Row);
  return { rows, count: first.countOfAll };
}

/** The number of selected rows. */
export async function countOf(db: Db, all: Knex.QueryBuilder): Promise<number> {
  const total: unknown = await all.clone().first({ count: db.raw('count(*)::integer') });
  return (total as { count: number }).count;
}
