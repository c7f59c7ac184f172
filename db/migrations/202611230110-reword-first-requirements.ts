import type { Knex } from 'knex';

/**
 * The titles and notes of the product's own requirements were reworded. They are loaded again from their files after the
 * migrations; versions that operations wrote or ended stay.
 */
export async function up(knex: Knex): Promise<void> {
  await knex('requirement_records').whereNull('created_by').whereNull('ended_by').delete();
}

export const down = (): Promise<void> => Promise.resolve();
