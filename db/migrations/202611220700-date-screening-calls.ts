import type { Knex } from 'knex';

// From when on a driver is to be called; the list of calls is read in this order.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines add column call_at timestamptz');
  await knex.raw(`update driver_pipelines set call_at = stage_entered_at where stage = 'Interview'`);
  await knex.raw(
    'create index driver_pipelines_call_idx on driver_pipelines (call_at, driver_id) where call_at is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table driver_pipelines drop column call_at');
}
