import type { Knex } from 'knex';

const schema = `
  -- A driver without a row has the limit of 70 hours in 8 days, and the zone of the assignment or the home.
  create table hos_settings (
    driver_id uuid not null,
    cycle text not null,
    time_zone text,
    updated_at timestamptz not null,
    constraint hos_settings_pkey primary key (driver_id),
    constraint hos_settings_cycle_known check (cycle in ('60/7', '70/8')),
    constraint hos_settings_driver_fkey foreign key (driver_id) references drivers(id)
  );

  -- Exceptions that drivers claim for a date at their home terminal.
  create table hos_exemptions (
    driver_id uuid not null,
    kind text not null,
    on_date date not null,
    claimed_at timestamptz not null,
    constraint hos_exemptions_pkey primary key (driver_id, on_date, kind),
    constraint hos_exemptions_driver_fkey foreign key (driver_id) references drivers(id),
    constraint hos_exemptions_kind_known check (kind in ('adverseConditions', 'shortHaul'))
  );
`;

/** The weekly limit, the home terminal's zone, and claimed exceptions of hours of service. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table hos_exemptions, hos_settings');
}
