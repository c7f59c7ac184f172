import type { Knex } from 'knex';

/** The adjustments of workdays that a payroll export contains, so that its file can be written again as it was. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payroll_export_adjustments (
      export_id uuid not null,
      event_id uuid not null,
      constraint payroll_export_adjustments_pkey primary key (export_id, event_id),
      constraint payroll_export_adjustments_event_fkey foreign key (event_id) references workday_events(id),
      constraint payroll_export_adjustments_export_fkey foreign key (export_id) references payroll_exports(id)
    );
    create index payroll_export_adjustments_event_idx on payroll_export_adjustments (event_id);
    create trigger payroll_export_adjustments_stay before delete or update on payroll_export_adjustments
      for each row execute function refuse_rewriting();
    create trigger payroll_export_adjustments_stay_whole before truncate on payroll_export_adjustments
      for each statement execute function refuse_rewriting();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payroll_export_adjustments;');
}
