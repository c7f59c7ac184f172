import type { Knex } from 'knex';

// What operations' list of drivers is filtered and sorted by.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table driver_pipelines
      add column owner_id uuid constraint driver_pipelines_owner_fkey references users (id),
      add column snoozed_until timestamptz`);
  await knex.raw('drop index driver_pipelines_stage_idx');
  await knex.raw('create index driver_pipelines_stage_idx on driver_pipelines (stage, due_at, driver_id)');
  await knex.raw('create index driver_pipelines_due_idx on driver_pipelines (due_at, driver_id)');
  await knex.raw('create index driver_pipelines_owner_idx on driver_pipelines (owner_id, due_at, driver_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index driver_pipelines_due_idx, driver_pipelines_stage_idx, driver_pipelines_owner_idx');
  await knex.raw('create index driver_pipelines_stage_idx on driver_pipelines (stage, stage_entered_at)');
  await knex.raw('alter table driver_pipelines drop column owner_id, drop column snoozed_until');
}
