import type { Knex } from 'knex';

const schema = `
  -- Whether a time reached the server long after the tap; clock_differs is about the clock of the phone.
  alter table work_shifts add column sent_late boolean not null default false;

  -- Taps that were refused because an earlier one had not arrived yet, and had their effect once it did.
  create table late_time_events (
    driver_id uuid not null,
    id uuid not null,
    workday_id uuid not null,
    applied_at timestamptz not null,
    constraint late_time_events_pkey primary key (driver_id, id),
    constraint late_time_events_event_fkey foreign key (driver_id, id) references time_events(driver_id, id),
    constraint late_time_events_workday_fkey foreign key (workday_id, driver_id) references workdays(id, driver_id)
  );
  create index late_time_events_workday_idx on late_time_events (workday_id);
  create index time_events_refused_idx on time_events (driver_id, device_at) where (refusal is not null);
  create trigger late_time_events_stay before delete or update on late_time_events for each row execute function refuse_rewriting();
  create trigger late_time_events_stay_whole before truncate on late_time_events
    for each statement execute function refuse_rewriting();
`;

/** Taps that arrive after later ones (docs/state-machines.md#workdays). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table late_time_events;
    drop index time_events_refused_idx;
    alter table work_shifts drop column sent_late;
  `);
}
