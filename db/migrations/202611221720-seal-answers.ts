import type { Knex } from 'knex';

// An answer may say what is sealed elsewhere, so what is kept for repeats is sealed, too. What was kept in clear goes.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from idempotency_keys;
    alter table idempotency_keys drop column answer, add column answer bytea;
    delete from command_outcomes;
    alter table command_outcomes drop column value, add column value bytea not null;`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from idempotency_keys;
    alter table idempotency_keys drop column answer, add column answer jsonb;
    delete from command_outcomes;
    alter table command_outcomes drop column value, add column value jsonb;`);
}
