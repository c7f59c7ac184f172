import type { Knex } from 'knex';

// One row per pair of tokens. A refresh adds a row to the family; a refresh token seen again after that ends the family.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sessions (
      id uuid constraint sessions_pkey primary key,
      family_id uuid not null,
      user_id uuid not null
        constraint sessions_user_fkey references users (id) on delete cascade,
      access_token_hash bytea not null constraint sessions_access_token_key unique,
      access_expires_at timestamptz not null,
      refresh_token_hash bytea not null constraint sessions_refresh_token_key unique,
      refresh_expires_at timestamptz not null,
      rotated_at timestamptz,
      revoked_at timestamptz,
      device text,
      ip_prefix text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    )`);
  await knex.raw('create index sessions_family_idx on sessions (family_id)');
  await knex.raw('create index sessions_user_idx on sessions (user_id)');
  await knex.raw('create index sessions_refresh_expires_idx on sessions (refresh_expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sessions');
}
