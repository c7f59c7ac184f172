import type { Knex } from 'knex';

const schema = `
  create table driver_pipelines (
    driver_id uuid not null,
    workflow_id text not null,
    version integer not null,
    stage text not null,
    previous_stage text,
    lifecycle_status text not null,
    stage_entered_at timestamptz not null,
    due_at timestamptz,
    ready_for_dispatch boolean not null,
    is_searchable boolean not null,
    is_exit boolean not null,
    snapshot jsonb not null,
    owner_id uuid,
    snoozed_until timestamptz,
    updated_at timestamptz not null default now(),
    waits_for text not null,
    next_action text not null,
    last_contact_at timestamptz,
    call_at timestamptz,
    constraint driver_pipelines_pkey primary key (driver_id),
    constraint driver_pipelines_driver_fkey foreign key (driver_id) references drivers(id),
    constraint driver_pipelines_owner_fkey foreign key (owner_id) references users(id),
    constraint driver_pipelines_workflow_once unique (workflow_id)
  );
  create index driver_pipelines_action_idx on driver_pipelines (next_action, due_at, driver_id);
  create index driver_pipelines_board_idx on driver_pipelines (stage, due_at, driver_id) include (owner_id, waits_for, stage_entered_at);
  create index driver_pipelines_call_idx on driver_pipelines (call_at, driver_id) where (call_at is not null);
  create index driver_pipelines_contact_idx on driver_pipelines (coalesce(last_contact_at, '-infinity'::timestamptz), driver_id);
  create index driver_pipelines_due_idx on driver_pipelines (due_at, driver_id);
  create index driver_pipelines_entered_idx on driver_pipelines (stage_entered_at, driver_id) where (due_at is not null);
  create index driver_pipelines_owner_idx on driver_pipelines (owner_id, due_at, driver_id);
  create index driver_pipelines_wait_idx on driver_pipelines (waits_for, due_at, driver_id);

  -- The stays of each driver in each stage, with how they began and ended, for reports; written by the projection.
  create table stage_visits (
    driver_id uuid not null,
    stage text not null,
    entered_at timestamptz not null,
    from_stage text,
    entered_by text not null,
    reason text,
    owner_id uuid,
    due_at timestamptz,
    left_at timestamptz,
    left_to text,
    constraint stage_visits_pkey primary key (driver_id, entered_at, stage)
  );
  create index stage_visits_entered_idx on stage_visits (entered_at, driver_id, stage);
  create index stage_visits_left_idx on stage_visits (left_at, driver_id, stage) where (left_at is not null);
  create index stage_visits_open_idx on stage_visits (stage, entered_at, owner_id, due_at, driver_id) where (left_at is null);
`;

/** Read models of the drivers' pipelines. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table stage_visits, driver_pipelines;
  `);
}
