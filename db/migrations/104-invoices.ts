import type { Knex } from 'knex';

const schema = `
  -- The last number of each series: raised in the transaction that issues, so that a run that fails leaves no gap.
  create table invoice_counters (
    series text not null,
    last bigint not null default 0,
    constraint invoice_counters_pkey primary key (series),
    constraint invoice_counters_not_negative check (last >= 0)
  );
  insert into invoice_counters (series) values ('invoice');

  -- The status is derived. The paid amount is the sum of the applications, which a trigger keeps.
  create table invoices (
    id uuid not null,
    organization_id uuid not null,
    number text not null,
    period_starts_at timestamptz not null,
    period_ends_at timestamptz not null,
    issued_at timestamptz not null,
    due_on date not null,
    principal_cents integer not null,
    total_cents integer not null,
    paid_cents integer not null default 0,
    voided_at timestamptz,
    voided_by uuid,
    void_reason text,
    constraint invoices_pkey primary key (id),
    constraint invoices_number_once unique (number),
    constraint invoices_organization_fkey foreign key (organization_id) references organizations(id),
    constraint invoices_paid_within_total check ((paid_cents >= 0) and (paid_cents <= total_cents)),
    constraint invoices_period_in_order check (period_ends_at > period_starts_at),
    constraint invoices_period_once unique (organization_id, period_starts_at),
    constraint invoices_principal_within_total check ((principal_cents >= 0) and (principal_cents <= total_cents)),
    constraint invoices_void_unpaid check ((voided_at is null) or (paid_cents = 0)),
    constraint invoices_void_whole check ((voided_at is null) = (void_reason is null)),
    constraint invoices_voided_by_fkey foreign key (voided_by) references users(id)
  );
  create index invoices_organization_idx on invoices (organization_id, issued_at desc, id desc);
  create index invoices_issued_idx on invoices (issued_at desc, id desc);
  create index invoices_owed_idx on invoices (due_on, organization_id) where ((voided_at is null) and (paid_cents < total_cents));

  -- A line keeps what it was for, also after its charge went to another invoice or was taken back because this one was
  -- voided: so it does not reference the charge.
  create table invoice_lines (
    invoice_id uuid not null,
    position integer not null,
    charge_id uuid,
    kind text not null,
    source_id uuid,
    details jsonb not null,
    occurred_at timestamptz not null,
    is_fee boolean not null,
    cents integer not null,
    constraint invoice_lines_pkey primary key (invoice_id, position),
    constraint invoice_lines_credit_has_no_charge check ((kind = 'credit') = (charge_id is null)),
    constraint invoice_lines_invoice_fkey foreign key (invoice_id) references invoices(id) deferrable initially deferred,
    constraint invoice_lines_kind_known check (kind in ('match', 'onboarding', 'workday', 'lateFee', 'adjustment', 'credit')),
    constraint invoice_lines_not_zero check (cents <> 0)
  );
  create index invoice_lines_charge_idx on invoice_lines (charge_id);
  create trigger invoice_lines_stay before delete or update on invoice_lines for each row execute function refuse_rewriting();
  create trigger invoice_lines_stay_whole before truncate on invoice_lines for each statement execute function refuse_rewriting();

  alter table charges add constraint charges_invoice_fkey foreign key (invoice_id) references invoices(id) deferrable initially deferred;

  create function invoice_stays() returns trigger language plpgsql as $function$
    begin
      if tg_op = 'DELETE' or (to_jsonb(new) - array['paid_cents', 'voided_at', 'voided_by', 'void_reason'])
           is distinct from (to_jsonb(old) - array['paid_cents', 'voided_at', 'voided_by', 'void_reason'])
         or (old.voided_at is not null and new.voided_at is distinct from old.voided_at) then
        raise exception 'an invoice is a record: it stays as it was issued' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $function$;
  create trigger invoices_stay before delete or update on invoices for each row execute function invoice_stays();

  -- When each carrier is billed next, and how far it has been billed, also by months without an invoice.
  create table billing_schedules (
    organization_id uuid not null,
    billed_through timestamptz not null,
    is_period_end boolean not null,
    time_zone text not null,
    next_run_at timestamptz not null,
    retry_at timestamptz,
    constraint billing_schedules_pkey primary key (organization_id),
    constraint billing_schedules_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index billing_schedules_due_idx on billing_schedules (next_run_at, organization_id);

  create table billing_runs (
    id uuid not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    constraint billing_runs_pkey primary key (id)
  );
  create unique index billing_runs_one_open on billing_runs ((finished_at is null)) where (finished_at is null);
  create index billing_runs_newest_idx on billing_runs (started_at desc, id desc);

  create table billing_run_results (
    run_id uuid not null,
    organization_id uuid not null,
    state text not null,
    invoice_id uuid,
    failure text,
    finished_at timestamptz not null,
    constraint billing_run_results_pkey primary key (run_id, organization_id),
    constraint billing_run_results_failure_said check ((state = 'failed') = (failure is not null)),
    constraint billing_run_results_invoice_fkey foreign key (invoice_id) references invoices(id),
    constraint billing_run_results_invoiced check ((state = 'invoiced') = (invoice_id is not null)),
    constraint billing_run_results_organization_fkey foreign key (organization_id) references organizations(id),
    constraint billing_run_results_run_fkey foreign key (run_id) references billing_runs(id),
    constraint billing_run_results_state_known check (state in ('invoiced', 'nothing', 'failed'))
  );
`;

/** Invoices with numbers without gaps, and the runs that issue them (docs/decisions/091-an-invoice-is-one-transaction.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table charges drop constraint charges_invoice_fkey;
    drop table billing_run_results, billing_runs, billing_schedules, invoice_lines, invoices, invoice_counters;
    drop function invoice_stays;
  `);
}
