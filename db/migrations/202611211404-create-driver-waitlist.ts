import type { Knex } from 'knex';

// Drivers whose state is not served yet: where to write when it is. They have no account.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_waitlist (
      id uuid constraint driver_waitlist_pkey primary key,
      state text not null,
      email text not null,
      created_at timestamptz not null
    )`);
  await knex.raw('create unique index driver_waitlist_once_key on driver_waitlist (state, lower(email))');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_waitlist');
}
