import type { Knex } from 'knex';

const schema = `
  create table autopilot_waves (
    order_id uuid not null,
    number integer not null,
    status text not null,
    planned_at timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    skip_reason text,
    invited integer not null default 0,
    left_out integer not null default 0,
    constraint autopilot_waves_pkey primary key (order_id, number),
    constraint autopilot_waves_order_fkey foreign key (order_id) references job_orders(id),
    constraint autopilot_waves_status_known check (status in ('planned', 'sending', 'sent', 'skipped'))
  );

  -- The comparison is stored as it was when the wave chose its drivers. No reference to the wave, which a rebuild writes again.
  create table autopilot_wave_drivers (
    order_id uuid not null,
    number integer not null,
    driver_id uuid not null,
    rank integer not null,
    distance_miles integer not null,
    fit jsonb not null,
    is_ready boolean not null,
    outcome text not null default 'waiting',
    left_out_reason text,
    chosen_at timestamptz not null,
    decided_at timestamptz,
    constraint autopilot_wave_drivers_pkey primary key (order_id, number, driver_id),
    constraint autopilot_wave_drivers_driver_fkey foreign key (driver_id) references drivers(id),
    constraint autopilot_wave_drivers_outcome_known check (outcome in ('waiting', 'invited', 'leftOut')),
    constraint autopilot_wave_drivers_rank_once unique (order_id, number, rank)
  );
  create index autopilot_wave_drivers_driver_idx on autopilot_wave_drivers (driver_id);

  -- The source of the current round of a candidacy.
  alter table candidacies add column source text not null default 'search';
  alter table candidacies add constraint candidacies_source_known
    check (source in ('search', 'autopilot', 'application', 'bench'));
`;

/** Waves of autopilot's invitations, and the source of candidacies. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table candidacies drop column source;
    drop table autopilot_wave_drivers, autopilot_waves;
  `);
}
