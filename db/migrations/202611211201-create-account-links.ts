import type { Knex } from 'knex';

// The links that mails carry: single use, and only their hash is kept.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_links (
      id uuid constraint account_links_pkey primary key,
      user_id uuid not null constraint account_links_user_fkey references users (id) on delete cascade,
      purpose text not null constraint account_links_purpose_known
        check (purpose in ('confirm', 'recover', 'change-email', 'invitation')),
      email text not null,
      token_hash bytea not null constraint account_links_token_key unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
  await knex.raw('create index account_links_user_idx on account_links (user_id, purpose)');
  await knex.raw('create index account_links_expires_idx on account_links (expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table account_links');
}
