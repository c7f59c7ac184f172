import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table safety_profiles (
      organization_id uuid not null,
      min_age integer not null,
      min_experience_in_seconds bigint not null,
      experience_window_in_seconds bigint not null,
      updated_at timestamptz not null default now(),
      constraint safety_profiles_pkey primary key (organization_id),
      constraint safety_profiles_organization_fkey foreign key (organization_id) references organizations (id),
      constraint safety_profiles_age_positive check (min_age >= 0),
      constraint safety_profiles_experience_in_window
        check (min_experience_in_seconds >= 0 and min_experience_in_seconds <= experience_window_in_seconds)
    );

    create table hiring_targets (
      organization_id uuid not null,
      invited_days integer not null default 3,
      invite_expires_days integer not null default 7,
      requested_days integer not null default 2,
      request_expires_days integer not null default 14,
      in_review_days integer not null default 2,
      approved_days integer not null default 3,
      outcome_days integer not null default 1,
      offer_days integer not null default 2,
      constraint hiring_targets_pkey primary key (organization_id),
      constraint hiring_targets_organization_fkey foreign key (organization_id) references organizations (id),
      constraint hiring_targets_positive check (least(invited_days, invite_expires_days, requested_days,
        request_expires_days, in_review_days, approved_days, outcome_days, offer_days) > 0)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table hiring_targets; drop table safety_profiles;');
}
