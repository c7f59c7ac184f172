import type { Knex } from 'knex';

// What a driver tells of his past. Half-open ranges: who leaves and begins on the same day is in no two places, and a
// time of a single day is left to the rule.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_history_items (
      id uuid not null,
      driver_id uuid not null,
      kind text not null,
      start_on date not null,
      end_on date,
      details jsonb not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint driver_history_items_pkey primary key (id),
      constraint driver_history_items_driver_fkey foreign key (driver_id) references drivers (id) on delete cascade,
      constraint driver_history_items_kind_known check (kind in ('employment', 'residence', 'militaryService',
        'drivingSchool', 'unemploymentPeriod', 'violation', 'accident')),
      constraint driver_history_items_in_order check (end_on >= start_on),
      constraint driver_history_items_no_overlap
        exclude using gist (driver_id with =, kind with =, daterange(start_on, end_on) with &&)
        where (kind in ('employment', 'residence'))
    );
    create index driver_history_items_driver_idx on driver_history_items (driver_id, kind, start_on);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_history_items');
}
