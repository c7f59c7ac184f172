import type { Knex } from 'knex';

const schema = `
  -- Notes of operations for each other; neither the driver nor a carrier ever reads them.
  create table driver_notes (
    id uuid not null,
    driver_id uuid not null,
    author_id uuid not null,
    text text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    constraint driver_notes_pkey primary key (id),
    constraint driver_notes_author_fkey foreign key (author_id) references users(id),
    constraint driver_notes_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint driver_notes_text_given check (text <> '')
  );
  create index driver_notes_driver_idx on driver_notes (driver_id, created_at);
`;

/** Notes of operations about a driver. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table driver_notes;
  `);
}
