import type { Knex } from 'knex';

// When a pipeline's row was written last: what changed last is compared with its workflow after a start.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines add column updated_at timestamptz not null default now()');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines drop column updated_at');
}
