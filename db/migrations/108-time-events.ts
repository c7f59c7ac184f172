import type { Knex } from 'knex';

const schema = `
  -- What drivers tapped, also without network: the id is the phone's, so that a repeat is known. A refused tap is recorded and
  -- has no effect; corrections are edits of the workday.
  create table time_events (
    id uuid not null,
    driver_id uuid not null,
    assignment_id uuid not null,
    workday_id uuid,
    kind text not null,
    device_at timestamptz not null,
    sent_at timestamptz not null,
    received_at timestamptz not null,
    clock_differs boolean not null,
    refusal text,
    constraint time_events_pkey primary key (driver_id, id),
    constraint time_events_driver_fkey foreign key (driver_id) references drivers(id),
    constraint time_events_kind_known check (kind in ('clockIn', 'breakStart', 'breakEnd', 'clockOut')),
    constraint time_events_refused_or_not check ((refusal is null) = (workday_id is not null)),
    constraint time_events_workday_fkey foreign key (workday_id, driver_id) references workdays(id, driver_id)
  );
  create index time_events_workday_idx on time_events (workday_id);
  create trigger time_events_stay before delete or update on time_events for each row execute function refuse_rewriting();
  create trigger time_events_stay_whole before truncate on time_events for each statement execute function refuse_rewriting();
`;

/** Times that drivers tap, which stay as they arrived. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table time_events;');
}
