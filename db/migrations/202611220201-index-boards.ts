import type { Knex } from 'knex';

// A column of the board is read in this order and narrowed by what is kept beside it, without a look at the rows.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index driver_pipelines_board_idx on driver_pipelines (stage, due_at, driver_id)
     include (owner_id, waits_for, stage_entered_at)`,
  );
  await knex.raw('drop index driver_pipelines_stage_idx');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('create index driver_pipelines_stage_idx on driver_pipelines (stage, due_at, driver_id)');
  await knex.raw('drop index driver_pipelines_board_idx');
}
