import type { Knex } from 'knex';

// The list is read and written as a whole and is never looked into.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_references (
      driver_id uuid not null,
      people jsonb not null,
      updated_at timestamptz not null default now(),
      constraint driver_references_pkey primary key (driver_id),
      constraint driver_references_driver_fkey foreign key (driver_id) references drivers (id) on delete cascade
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_references');
}
