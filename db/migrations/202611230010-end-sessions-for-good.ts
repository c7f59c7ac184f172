import type { Knex } from 'knex';

// Why a sign-in was seen to be over. It stays so, whatever its person may do later.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column ended_as text
      constraint sessions_ended_as_known check (ended_as in ('idle', 'absolute'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column ended_as');
}
