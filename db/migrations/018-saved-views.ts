import type { Knex } from 'knex';

const schema = `
  -- A shared view outlives the account of its owner.
  create table saved_views (
    id uuid not null,
    owner_id uuid,
    page text not null,
    name text not null,
    search text not null,
    is_shared boolean not null default false,
    created_at timestamptz not null default now(),
    constraint saved_views_pkey primary key (id),
    constraint saved_views_owner_fkey foreign key (owner_id) references users(id) on delete set null
  );
  create unique index saved_views_name_once on saved_views (owner_id, page, lower(name));
  create index saved_views_shared_idx on saved_views (page) where is_shared;
`;

/** Saved views. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table saved_views;
  `);
}
