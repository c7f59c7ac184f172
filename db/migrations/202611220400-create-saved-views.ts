import type { Knex } from 'knex';

// A shared view outlives its owner; that he left is read from his account.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table saved_views (
      id uuid constraint saved_views_pkey primary key,
      owner_id uuid constraint saved_views_owner_fkey references users (id) on delete set null,
      page text not null,
      name text not null,
      search text not null,
      is_shared boolean not null default false,
      created_at timestamptz not null default now()
    )`);
  await knex.raw('create unique index saved_views_name_once on saved_views (owner_id, page, lower(name))');
  await knex.raw('create index saved_views_shared_idx on saved_views (page) where is_shared');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table saved_views');
}
