import type { Knex } from 'knex';

const partitions = 8;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table workflow_events (
      workflow_id text not null,
      seq integer not null,
      run_id text not null,
      update_id text not null,
      type text not null,
      actor_kind text not null,
      actor_id uuid,
      reason text,
      note_id uuid,
      payload jsonb not null,
      at timestamptz not null,
      organization_id uuid,
      order_id uuid,
      driver_id uuid,
      constraint workflow_events_pkey primary key (workflow_id, seq)
    ) partition by hash (workflow_id);
    create index workflow_events_order_idx on workflow_events (order_id, at) where order_id is not null;
    create index workflow_events_driver_idx on workflow_events (driver_id, at) where driver_id is not null;
    create index workflow_events_organization_idx on workflow_events (organization_id, at) where organization_id is not null;
  `);
  for (let part = 0; part < partitions; part += 1) {
    await knex.raw(`create table workflow_events_${part} partition of workflow_events
      for values with (modulus ${partitions}, remainder ${part})`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table workflow_events;');
}
