import type { Knex } from 'knex';

// When operations take calls. A time belongs to one applicant at most, and an applicant to one time.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table call_times (
      id uuid constraint call_times_pkey primary key,
      starts_at timestamptz not null constraint call_times_starts_at_key unique,
      offered_by uuid not null,
      application_id uuid constraint call_times_application_key unique
        constraint call_times_application_fkey references carrier_applications (id),
      time_zone text,
      constraint call_times_zone_when_booked check ((application_id is null) = (time_zone is null))
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table call_times');
}
