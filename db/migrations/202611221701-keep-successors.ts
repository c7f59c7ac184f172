import type { Knex } from 'knex';

// The tokens that followed these, sealed, for the seconds in which they are given out again.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column successor bytea');
  await knex.raw('create index sessions_successor_idx on sessions (rotated_at) where successor is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index sessions_successor_idx');
  await knex.raw('alter table sessions drop column successor');
}
