import type { Knex } from 'knex';

// Messages to operations must not read through every driver's account.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index users_ops_idx on users (id) where 'ops' = any (roles)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index users_ops_idx');
}
