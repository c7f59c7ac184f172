import type { Knex } from 'knex';

// What operations write about a driver for each other; neither he nor a carrier ever reads it.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_notes (
      id uuid constraint driver_notes_pkey primary key,
      driver_id uuid not null constraint driver_notes_driver_fkey references drivers (id) on delete cascade,
      author_id uuid not null constraint driver_notes_author_fkey references users (id),
      text text not null constraint driver_notes_text_given check (text <> ''),
      created_at timestamptz not null,
      edited_at timestamptz
    )`);
  await knex.raw('create index driver_notes_driver_idx on driver_notes (driver_id, created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_notes');
}
