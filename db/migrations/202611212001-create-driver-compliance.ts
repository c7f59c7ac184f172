import type { Knex } from 'knex';

// What a driver tells for the compliance check, sealed with his own key; plain are only the dates that are watched.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_compliance (
      driver_id uuid constraint driver_compliance_pkey primary key
        constraint driver_compliance_driver_fkey references drivers (id) on delete cascade,
      ssn bytea,
      answers bytea not null,
      twic_expires_on date,
      hazmat_expires_on date,
      wants_free_copy boolean not null default false,
      updated_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_compliance');
}
