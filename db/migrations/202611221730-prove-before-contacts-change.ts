import type { Knex } from 'knex';

// Who changes how an account is reached has shown a moment ago who is there, and the one before hears of it and may take
// it back: until then it is known what the contact was.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column proven_at timestamptz');
  await knex.raw('alter table account_links add column family_id uuid');
  await knex.raw('alter table users add column phone_disputed_at timestamptz');
  await knex.raw(`
    alter table one_time_codes
      drop constraint one_time_codes_purpose_known,
      add constraint one_time_codes_purpose_known check (purpose in ('sign-in', 'confirm', 'change-phone', 'prove'))`);
  await knex.raw(`
    create table contact_changes (
      id uuid constraint contact_changes_pkey primary key,
      user_id uuid not null constraint contact_changes_user_fkey references users (id) on delete cascade,
      kind text not null constraint contact_changes_kind_known check (kind in ('email', 'phone', 'network')),
      old_value text,
      old_confirmed_at timestamptz,
      new_value text not null,
      changed_at timestamptz not null,
      undo_hash bytea not null constraint contact_changes_undo_key unique,
      undone_at timestamptz
    )`);
  await knex.raw('create index contact_changes_user_idx on contact_changes (user_id, changed_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table contact_changes');
  await knex.raw(`delete from one_time_codes where purpose = 'prove'`);
  await knex.raw(`
    alter table one_time_codes
      drop constraint one_time_codes_purpose_known,
      add constraint one_time_codes_purpose_known check (purpose in ('sign-in', 'confirm', 'change-phone'))`);
  await knex.raw('alter table users drop column phone_disputed_at');
  await knex.raw('alter table account_links drop column family_id');
  await knex.raw('alter table sessions drop column proven_at');
}
