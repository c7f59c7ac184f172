import type { Knex } from 'knex';

// Who dictates, or presses keys without meaning to, turns off what single keys do (WCAG 2.1.4).
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column single_keys boolean not null default true');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column single_keys');
}
