import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id uuid constraint users_pkey primary key,
      email text not null,
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      phone text,
      roles text[] not null,
      position text,
      organization_id uuid
        constraint users_organization_fkey references organizations (id),
      status text not null default 'pending',
      is_active boolean not null default true,
      locale text not null default 'en',
      theme text not null default 'system',
      time_zone text,
      sms_consent_at timestamptz,
      created_at timestamptz not null default now(),
      constraint users_roles_known check (
        cardinality(roles) > 0 and roles <@ array['applicant', 'business', 'business-admin', 'ops']
      ),
      constraint users_position_known check (position in
        ('LOCATION_MANAGER', 'REGIONAL_MANAGER', 'SAFETY', 'ACCOUNTING', 'HR', 'RECRUITER')),
      constraint users_status_known check (status in ('pending', 'confirmed')),
      constraint users_theme_known check (theme in ('light', 'dark', 'system')),
      constraint users_staff_have_organization check (
        (roles && array['business', 'business-admin'])
          = (organization_id is not null and position is not null)
      )
    )`);
  await knex.raw('create unique index users_email_key on users (lower(email))');
  await knex.raw('create index users_organization_idx on users (organization_id, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table users');
}
