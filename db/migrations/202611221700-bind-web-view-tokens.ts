import type { Knex } from 'knex';

// A secret dies with the sign-in that asked for it. Those of before live five minutes and are asked for anew.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('delete from web_view_tokens');
  await knex.raw('alter table web_view_tokens add column family_id uuid not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table web_view_tokens drop column family_id');
}
