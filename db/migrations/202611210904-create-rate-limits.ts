import type { Knex } from 'knex';

// Unlogged: counters may be lost in a crash, and must not cost a disk write per request.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table rate_limits (
      key text constraint rate_limits_pkey primary key,
      hits integer not null,
      reset_at timestamptz not null
    )`);
  await knex.raw('create index rate_limits_reset_idx on rate_limits (reset_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limits');
}
