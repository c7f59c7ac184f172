import type { Knex } from 'knex';

// No foreign keys: the log outlives the people in it and holds ids only.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table access_log (
      id uuid constraint access_log_pkey primary key,
      actor_id uuid not null,
      organization_id uuid,
      subject_driver_id uuid not null,
      action text not null,
      at timestamptz not null default now()
    )`);
  await knex.raw('create index access_log_subject_idx on access_log (subject_driver_id, id)');
  await knex.raw('create index access_log_organization_idx on access_log (organization_id, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table access_log');
}
