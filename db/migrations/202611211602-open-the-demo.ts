import type { Knex } from 'knex';

// A visitor of the demo gets an account of the sandbox organization that ends by itself.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table organizations add column is_sandbox boolean not null default false');
  await knex.raw('alter table users add column demo_expires_at timestamptz');
  await knex.raw('create index users_demo_expires_idx on users (demo_expires_at) where demo_expires_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column demo_expires_at');
  await knex.raw('alter table organizations drop column is_sandbox');
}
