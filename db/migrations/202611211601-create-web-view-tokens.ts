import type { Knex } from 'knex';

// What an app's wrapper puts into the address of its web-view to bring its person along: single use, only the hash is kept.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table web_view_tokens (
      id uuid constraint web_view_tokens_pkey primary key,
      user_id uuid not null constraint web_view_tokens_user_fkey references users (id) on delete cascade,
      token_hash bytea not null constraint web_view_tokens_token_key unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
  await knex.raw('create index web_view_tokens_user_idx on web_view_tokens (user_id)');
  await knex.raw('create index web_view_tokens_expires_idx on web_view_tokens (expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table web_view_tokens');
}
