import type { Knex } from 'knex';

/** Overtime by which an approval changed days of its week that were approved before: an export of time needs it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table workday_approvals add column week_overtime_seconds integer not null default 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table workday_approvals drop column week_overtime_seconds');
}
