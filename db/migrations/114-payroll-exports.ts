import type { Knex } from 'knex';

const schema = `
  -- A file of approved workdays for a payroll system, and the names that it uses there.
  create table payroll_exports (
    id uuid not null,
    organization_id uuid not null,
    format text not null,
    starts_on date not null,
    ends_on date not null,
    names jsonb not null,
    line_count integer not null,
    minutes integer not null,
    pay_cents integer not null,
    created_by uuid not null,
    created_at timestamptz not null,
    constraint payroll_exports_pkey primary key (id),
    constraint payroll_exports_author_fkey foreign key (created_by) references users(id),
    constraint payroll_exports_days_in_order check (starts_on <= ends_on),
    constraint payroll_exports_format_known check (format in ('csv', 'iif')),
    constraint payroll_exports_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index payroll_exports_organization_idx on payroll_exports (organization_id, created_at desc, id);

  -- The approvals in the file, so that it can be written again as it was.
  create table payroll_export_items (
    export_id uuid not null,
    workday_id uuid not null,
    version integer not null,
    constraint payroll_export_items_pkey primary key (export_id, workday_id),
    constraint payroll_export_items_approval_fkey foreign key (workday_id, version)
      references workday_approvals(workday_id, version),
    constraint payroll_export_items_export_fkey foreign key (export_id) references payroll_exports(id)
  );
  create index payroll_export_items_workday_idx on payroll_export_items (workday_id);
`;

const records = ['payroll_exports', 'payroll_export_items'];

/** Batches of approved workdays that were exported for a payroll system. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  for (const table of records) {
    await knex.raw(
      `create trigger ${table}_stay before delete or update on ${table} for each row execute function refuse_rewriting();
       create trigger ${table}_stay_whole before truncate on ${table} for each statement execute function refuse_rewriting();`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payroll_export_items, payroll_exports;');
}
