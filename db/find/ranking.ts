import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { nameStart } from '#db/core/name-match';

interface Ranking {
  readonly found: Knex.QueryBuilder;
  readonly name: string;
  readonly text: string;
}

/** Sorts names that start with the typed text first. */
export const firstOf = (db: Db, { found, name, text }: Ranking) =>
  db
    .queryBuilder()
    .withMaterialized('found', found)
    .orderByRaw(`${name} like ? desc, ${name}, found.id`, [nameStart(text)]);
