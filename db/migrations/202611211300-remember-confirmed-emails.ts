import type { Knex } from 'knex';

// Which of the two ways to reach a person is proven: an account may be confirmed by its phone alone.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column email_confirmed_at timestamptz');
  await knex.raw(`update users set email_confirmed_at = created_at where status = 'confirmed'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column email_confirmed_at');
}
