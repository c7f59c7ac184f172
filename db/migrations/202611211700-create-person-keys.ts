import type { Knex } from 'knex';

// Each person's data key, wrapped; without it nothing that was sealed for him can be read any more.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table person_keys (
      person_id uuid constraint person_keys_pkey primary key
        constraint person_keys_person_fkey references users (id) on delete cascade,
      wrapped bytea not null,
      created_at timestamptz not null default now()
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table person_keys');
}
