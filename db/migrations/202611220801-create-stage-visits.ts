import type { Knex } from 'knex';

const fill = `
  with steps as (
    select workflow_events.driver_id, workflow_events.seq, workflow_events.at, workflow_events.reason,
      workflow_events.payload ->> 'stage' as stage,
      (workflow_events.payload ->> 'enteredAt')::timestamptz as entered_at,
      (workflow_events.payload ->> 'ownerId')::uuid as owner_id,
      workflow_events.type = 'erased' as is_erased,
      case when workflow_events.type = 'imported' then 'import'
        when workflow_events.actor_kind in ('driver', 'ops') then workflow_events.actor_kind
        when workflow_events.reason in ('failed_call', 'not_now') then 'ops'
        when workflow_events.reason in ('underage', 'no_cdl') then 'driver'
        else 'rules' end as entered_by
    from workflow_events where workflow_events.workflow_id like 'driver-pipeline/%'
  ), marked as (
    select steps.*, lag(steps.stage) over way as stage_before,
      (steps.stage, steps.entered_at) is distinct from (lag(steps.stage) over way, lag(steps.entered_at) over way) as is_entry
    from steps window way as (partition by steps.driver_id order by steps.seq)
  ), numbered as (
    select marked.*, count(*) filter (where marked.is_entry) over (partition by marked.driver_id order by marked.seq) as visit
    from marked
  ), visits as (
    select numbered.driver_id, numbered.visit,
      min(numbered.stage) as stage, min(numbered.entered_at) as entered_at,
      max(numbered.stage_before) filter (where numbered.is_entry) as from_stage,
      max(numbered.entered_by) filter (where numbered.is_entry) as entered_by,
      max(numbered.reason) filter (where numbered.is_entry) as reason,
      (array_agg(numbered.owner_id order by numbered.seq desc))[1] as owner_id,
      min(numbered.at) filter (where numbered.is_erased) as erased_at
    from numbered group by numbered.driver_id, numbered.visit
  )
  insert into stage_visits (driver_id, stage, entered_at, from_stage, entered_by, reason, owner_id, due_at, left_at, left_to)
  select visits.driver_id, visits.stage, visits.entered_at, visits.from_stage, visits.entered_by, visits.reason, visits.owner_id,
    case when lead(visits.stage) over way is null then driver_pipelines.due_at end,
    coalesce(lead(visits.entered_at) over way, visits.erased_at), lead(visits.stage) over way
  from visits join driver_pipelines on driver_pipelines.driver_id = visits.driver_id
  window way as (partition by visits.driver_id order by visits.visit)
  on conflict do nothing`;

// How long each driver was in each stage, and how he came there and left: what reports count, kept by the projection.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
    create index stage_visits_left_idx on stage_visits (left_at, driver_id, stage) where left_at is not null;
    create index stage_visits_open_idx on stage_visits (stage, entered_at, owner_id, due_at, driver_id) where left_at is null;
  `);
  await knex.raw(fill);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table stage_visits');
}
