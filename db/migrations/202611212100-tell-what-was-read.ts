import type { Knex } from 'knex';

// Which file, or which signed document: its kind and never its content.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table access_log add column about text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table access_log drop column about');
}
