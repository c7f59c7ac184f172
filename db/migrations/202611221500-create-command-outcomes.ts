import type { Knex } from 'knex';

// What a command of plain rows decided, written in the transaction of its effect (decision 018).
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table command_outcomes (
      command_id uuid not null,
      value jsonb,
      created_at timestamptz not null default now(),
      constraint command_outcomes_pkey primary key (command_id)
    )`);
  await knex.raw('create index command_outcomes_created_idx on command_outcomes (created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table command_outcomes');
}
