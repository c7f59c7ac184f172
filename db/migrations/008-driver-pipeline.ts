import type { Knex } from 'knex';

/** Counts changed rows twice: for the board without filters, and by owner and by whom the driver waits for. */
const count = (changes: string) => `
      insert into pipeline_counts (stage, entered_from, due_from, owner_id, waits_for, drivers)
      select stage, quarter_day(stage_entered_at), quarter_day(due_at), owner_id, waits_for, sum(number)
      from (${changes}) as changes
      group by 1, 2, 3, grouping sets ((), (owner_id, waits_for)) having sum(number) <> 0;`;
const changes = (rows: string, number: number) =>
  `select stage, stage_entered_at, due_at, owner_id, waits_for, ${String(number)} as number from ${rows}`;
const triggers = [
  { name: 'added', event: 'insert', rows: 'referencing new table as new_rows' },
  { name: 'changed', event: 'update', rows: 'referencing old table as old_rows new table as new_rows' },
  { name: 'removed', event: 'delete', rows: 'referencing old table as old_rows' },
  { name: 'emptied', event: 'truncate', rows: '' },
].map(
  // Always: data copied without the other triggers is counted, too.
  ({ name, event, rows }) => `
  create trigger driver_pipelines_count_${name} after ${event} on driver_pipelines ${rows}
    for each statement execute function count_pipelines();
  alter table driver_pipelines enable always trigger driver_pipelines_count_${name};`,
);

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
  create index driver_pipelines_stage_entered_idx on driver_pipelines (stage, stage_entered_at) include (due_at, owner_id, waits_for);
  create index driver_pipelines_wait_idx on driver_pipelines (waits_for, due_at, driver_id);

  -- How many pipelines are in a stage, by the quarters of a day in which they entered it and are due. Triggers add a row for
  -- each change (docs/decisions/032-board-counts-are-rows.md); the number is the sum of the rows. Without waits_for,
  -- the rows count everybody in the stage.
  create table pipeline_counts (
    id bigint generated always as identity,
    stage text not null,
    entered_from timestamptz not null,
    due_from timestamptz,
    owner_id uuid,
    waits_for text,
    drivers integer not null,
    constraint pipeline_counts_pkey primary key (id)
  );
  create index pipeline_counts_idx on pipeline_counts (waits_for, owner_id, stage, entered_from, due_from) include (drivers);
  create function quarter_day(at timestamptz) returns timestamptz language sql immutable
    return date_bin('6 hours', at, '2000-01-01T00:00:00Z');
  create function count_pipelines() returns trigger language plpgsql as $function$
    begin
      if tg_op = 'TRUNCATE' then
        truncate pipeline_counts;
      elsif tg_op = 'INSERT' then${count(changes('new_rows', 1))}
      elsif tg_op = 'DELETE' then${count(changes('old_rows', -1))}
      else${count(`${changes('old_rows', -1)} union all ${changes('new_rows', 1)}`)}
      end if;
      return null;
    end $function$;
  ${triggers.join('')}

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
    drop table stage_visits, pipeline_counts, driver_pipelines;
    drop function count_pipelines, quarter_day;
  `);
}
