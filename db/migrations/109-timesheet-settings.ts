import type { Knex } from 'knex';

const schema = `
  -- A carrier without a row has weeks from Monday 00:00, and hours of a night shift count to the day on which it started.
  create table timesheet_settings (
    organization_id uuid not null,
    weekday text not null,
    hour integer not null,
    day_rule text not null,
    changed_by uuid not null,
    changed_at timestamptz not null,
    constraint timesheet_settings_pkey primary key (organization_id),
    constraint timesheet_settings_author_fkey foreign key (changed_by) references users(id),
    constraint timesheet_settings_day_rule_known check (day_rule in ('shiftStart', 'calendarDay')),
    constraint timesheet_settings_hour_valid check ((hour >= 0) and (hour <= 23)),
    constraint timesheet_settings_organization_fkey foreign key (organization_id) references organizations(id),
    constraint timesheet_settings_weekday_known check (weekday in ('su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'))
  );
`;

/** Rules by which carriers compute their weeks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table timesheet_settings;');
}
