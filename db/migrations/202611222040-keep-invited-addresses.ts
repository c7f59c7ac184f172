import type { Knex } from 'knex';

// A carrier may invite an address that has an account elsewhere, and must not learn that. This column keeps the address
// that was entered; `email` then holds one that reaches nobody.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column invited_email text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from users where invited_email is not null');
  await knex.raw('alter table users drop column invited_email');
}
