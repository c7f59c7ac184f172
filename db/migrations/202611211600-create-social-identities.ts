import type { Knex } from 'knex';

// Who an account's owner is at another service. The proof is what that service said of a visitor, until he made use of it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table social_identities (
      id uuid constraint social_identities_pkey primary key,
      user_id uuid not null constraint social_identities_user_fkey references users (id) on delete cascade,
      provider text not null,
      subject text not null,
      email text not null,
      linked_at timestamptz not null,
      constraint social_identities_subject_key unique (provider, subject),
      constraint social_identities_user_key unique (user_id, provider)
    )`);
  await knex.raw(`
    create table social_proofs (
      id uuid constraint social_proofs_pkey primary key,
      token_hash bytea not null constraint social_proofs_token_key unique,
      provider text not null,
      subject text not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      waiting_id uuid constraint social_proofs_waiting_fkey references social_proofs (id) on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
  await knex.raw('create index social_proofs_waiting_idx on social_proofs (waiting_id)');
  await knex.raw('create index social_proofs_expires_idx on social_proofs (expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table social_proofs; drop table social_identities');
}
