import type { Knex } from 'knex';

// The stalled list is filtered by whom and what a driver waits for, and may begin with who entered his stage first.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index driver_pipelines_wait_idx on driver_pipelines (waits_for, due_at, driver_id)');
  await knex.raw('create index driver_pipelines_action_idx on driver_pipelines (next_action, due_at, driver_id)');
  await knex.raw(
    'create index driver_pipelines_entered_idx on driver_pipelines (stage_entered_at, driver_id) where due_at is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  for (const index of ['wait', 'action', 'entered']) await knex.raw(`drop index driver_pipelines_${index}_idx`);
}
