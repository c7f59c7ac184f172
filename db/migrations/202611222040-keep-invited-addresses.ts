import type { Knex } from 'knex';

// A carrier may invite an address that has an account elsewhere: what it sees must not tell. The row has the address that
// was typed here, and in its place one that reaches nobody.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column invited_email text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from users where invited_email is not null');
  await knex.raw('alter table users drop column invited_email');
}
