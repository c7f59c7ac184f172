import type { Knex } from 'knex';

const schema = `
  -- The reminders of an invoice that were sent, or skipped because a later one was due, so that none is sent twice.
  create table invoice_reminders (
    invoice_id uuid not null,
    kind text not null,
    is_sent boolean not null,
    decided_at timestamptz not null,
    constraint invoice_reminders_pkey primary key (invoice_id, kind),
    constraint invoice_reminders_invoice_fkey foreign key (invoice_id) references invoices(id),
    constraint invoice_reminders_kind_known check (kind in ('dueSoon', 'dueToday', 'overdue7', 'overdue21', 'warning30', 'warning45'))
  );
`;

/** Reminders of unpaid invoices. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table invoice_reminders');
}
