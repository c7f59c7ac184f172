import type { Knex } from 'knex';

// Which file is the proof of which result.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table result_files (
      file_id uuid constraint result_files_pkey primary key
        constraint result_files_file_fkey references driver_files (id) on delete cascade,
      driver_id uuid not null constraint result_files_driver_fkey references drivers (id),
      result text not null
    )`);
  await knex.raw('create index result_files_driver_idx on result_files (driver_id, result)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table result_files');
}
