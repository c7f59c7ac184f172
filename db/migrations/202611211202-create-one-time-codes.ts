import type { Knex } from 'knex';

// Six digits by text message. A guess costs a try; the row without a user answers for a number that nobody has.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table one_time_codes (
      id uuid constraint one_time_codes_pkey primary key,
      user_id uuid constraint one_time_codes_user_fkey references users (id) on delete cascade,
      purpose text not null constraint one_time_codes_purpose_known
        check (purpose in ('sign-in', 'confirm', 'change-phone')),
      phone text not null,
      code_hash bytea not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
  await knex.raw('create index one_time_codes_phone_idx on one_time_codes (phone, purpose, created_at)');
  await knex.raw('create index one_time_codes_user_idx on one_time_codes (user_id)');
  await knex.raw('create index one_time_codes_expires_idx on one_time_codes (expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table one_time_codes');
}
