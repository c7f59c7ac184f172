import type { Knex } from 'knex';

// Files that have come and are looked into: they count as sent, so that many at once do not pass together. Unlogged: the
// work on them ends with the process that does it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table files_under_way (
      file_id uuid constraint files_under_way_pkey primary key,
      driver_id uuid not null constraint files_under_way_driver_fkey references drivers (id) on delete cascade,
      size_bytes integer not null constraint files_under_way_size_positive check (size_bytes > 0),
      begun_at timestamptz not null
    )`);
  await knex.raw('create index files_under_way_driver_idx on files_under_way (driver_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table files_under_way');
}
