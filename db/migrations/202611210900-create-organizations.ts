import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table organizations (
      id uuid constraint organizations_pkey primary key,
      name text not null constraint organizations_name_given check (name <> ''),
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table organizations');
}
