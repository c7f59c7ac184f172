import type { Knex } from 'knex';

/**
 * Rules that no law asks for cited a document that nobody outside can read. They are loaded again from their files after
 * the migrations; what operations have written or ended stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex('requirement_records')
    .whereRaw(`content ->> 'citation' like 'Product specification%'`)
    .whereNull('created_by')
    .whereNull('ended_by')
    .delete();
}

export const down = (): Promise<void> => Promise.resolve();
