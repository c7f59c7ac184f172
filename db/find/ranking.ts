import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { bestFirst, wholeFirst } from '#db/core/name-match';

interface Ranking {
  readonly found: Knex.QueryBuilder;
  readonly name: string;
  readonly text: string;
}

/** Ranks the names that were found; what the search narrows to a number of matches begins with those that rank first. */
export function firstOf(db: Db, { found, name, text }: Ranking) {
  const [order, whole] = [bestFirst(name, text), wholeFirst(name, text)];
  if (whole !== undefined) found.orderByRaw(whole.sql, [...whole.bindings]);
  return db
    .queryBuilder()
    .withMaterialized('found', found)
    .orderByRaw(`${order.sql}, found.id`, [...order.bindings]);
}
