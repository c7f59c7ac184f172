import type { Knex } from 'knex';

// Who comes in by invitation or by another service has no password yet; who has just signed up has told little of himself.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      alter column password_hash drop not null,
      add column phone_confirmed_at timestamptz,
      add column welcome_read_at timestamptz,
      add column referral_code text constraint users_referral_code_key unique,
      add column referred_by uuid constraint users_referred_by_fkey references users (id)`);
  await knex.raw('create index users_phone_idx on users (phone) where phone is not null');
  await knex.raw('create index users_referred_by_idx on users (referred_by) where referred_by is not null');
  await knex.raw(`
    alter table drivers
      alter column birth_date drop not null,
      alter column postal_code drop not null,
      alter column license_class drop not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table drivers
      alter column birth_date set not null,
      alter column postal_code set not null,
      alter column license_class set not null`);
  await knex.raw('drop index users_phone_idx, users_referred_by_idx');
  await knex.raw(`
    alter table users
      alter column password_hash set not null,
      drop column phone_confirmed_at,
      drop column welcome_read_at,
      drop column referral_code,
      drop column referred_by`);
}
