import type { Knex } from 'knex';

// Carriers that ask to come in. Operations call them and open an organization, or decline. The hash is of the secret in
// the mail that lets the applicant book a call.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table organizations
      add column dot_number integer constraint organizations_dot_number_key unique`);
  await knex.raw(`
    create table carrier_applications (
      id uuid constraint carrier_applications_pkey primary key,
      dot_number integer not null,
      company_name text not null,
      postal_code text not null,
      fleet_size integer not null,
      note text not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text not null,
      status text not null default 'new' constraint carrier_applications_status_known
        check (status in ('new', 'activated', 'declined')),
      organization_id uuid constraint carrier_applications_organization_fkey references organizations (id),
      booking_hash bytea not null constraint carrier_applications_booking_key unique,
      bookings integer not null default 0,
      created_at timestamptz not null,
      settled_at timestamptz,
      settled_by uuid,
      constraint carrier_applications_organization_when_activated
        check ((status = 'activated') = (organization_id is not null)),
      constraint carrier_applications_settled check ((status = 'new') = (settled_at is null))
    )`);
  await knex.raw('create index carrier_applications_status_idx on carrier_applications (status, created_at, id)');
  await knex.raw('create index carrier_applications_organization_idx on carrier_applications (organization_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table carrier_applications');
  await knex.raw('alter table organizations drop column dot_number');
}
