import type { Knex } from 'knex';

const schema = `
  -- Payments, credits and write-offs of invoices. The row of an online payment is there before the provider is called; its
  -- state only moves forward.
  create table payments (
    id uuid not null,
    organization_id uuid not null,
    invoice_id uuid,
    method text not null,
    state text not null,
    cents integer not null,
    applied_cents integer not null default 0,
    credited_cents integer not null default 0,
    counts_on date not null,
    started_at timestamptz not null,
    settled_at timestamptz,
    provider text,
    provider_payment_id text,
    brand text,
    last4 text,
    failure text,
    reference text,
    reason text,
    actor_id uuid,
    checked_at timestamptz,
    constraint payments_pkey primary key (id),
    constraint payments_actor_fkey foreign key (actor_id) references users(id),
    constraint payments_applied_within check ((applied_cents >= 0) and (credited_cents >= 0) and (applied_cents + credited_cents <= cents)),
    constraint payments_cents_positive check (cents > 0),
    constraint payments_invoice_fkey foreign key (invoice_id) references invoices(id),
    constraint payments_last4_digits check (last4 ~ '^[0-9]{4}$'),
    constraint payments_method_known check (method in ('card', 'bankTransfer', 'transfer', 'credit', 'writeOff')),
    constraint payments_online_has_provider check ((method in ('card', 'bankTransfer')) = (provider is not null)),
    constraint payments_organization_fkey foreign key (organization_id) references organizations(id),
    constraint payments_provider_once unique (provider, provider_payment_id),
    constraint payments_reason_said check ((method not in ('credit', 'writeOff')) or (reason is not null)),
    constraint payments_state_known check (state in ('unknown', 'actionNeeded', 'processing', 'failed', 'succeeded', 'returned')),
    constraint payments_transfer_has_reference check ((method <> 'transfer') or (reference is not null))
  );
  create index payments_organization_idx on payments (organization_id, started_at desc, id desc);
  create index payments_newest_idx on payments (started_at desc, id desc);
  create index payments_invoice_idx on payments (invoice_id);
  create index payments_pending_idx on payments (checked_at) where (state in ('unknown', 'actionNeeded', 'processing'));
  -- A second attempt waits until the result of the first is known: of parallel ones, one is refused.
  create unique index payments_one_unknown on payments (invoice_id) where ((state = 'unknown') and (invoice_id is not null));

  -- Parts of payments that settle invoices; negative when a payment was returned.
  create table payment_applications (
    id uuid not null,
    payment_id uuid not null,
    invoice_id uuid not null,
    cents integer not null,
    applied_at timestamptz not null,
    constraint payment_applications_pkey primary key (id),
    constraint payment_applications_invoice_fkey foreign key (invoice_id) references invoices(id),
    constraint payment_applications_not_zero check (cents <> 0),
    constraint payment_applications_payment_fkey foreign key (payment_id) references payments(id)
  );
  create index payment_applications_invoice_idx on payment_applications (invoice_id) include (payment_id, cents);
  create index payment_applications_payment_idx on payment_applications (payment_id) include (invoice_id, cents);
  create trigger payment_applications_stay before delete or update on payment_applications for each row
    execute function refuse_rewriting();
  create trigger payment_applications_stay_whole before truncate on payment_applications for each statement
    execute function refuse_rewriting();
  create function apply_payment() returns trigger language plpgsql as $function$
    begin
      update invoices set paid_cents = paid_cents + new.cents where id = new.invoice_id;
      update payments set applied_cents = applied_cents + new.cents where id = new.payment_id;
      return null;
    end $function$;
  create trigger payment_applications_sum after insert on payment_applications for each row execute function apply_payment();

  create table payment_refunds (
    id uuid not null,
    payment_id uuid not null,
    cents integer not null,
    reason text not null,
    state text not null,
    provider_refund_id text,
    actor_id uuid not null,
    started_at timestamptz not null,
    settled_at timestamptz,
    constraint payment_refunds_pkey primary key (id),
    constraint payment_refunds_actor_fkey foreign key (actor_id) references users(id),
    constraint payment_refunds_cents_positive check (cents > 0),
    constraint payment_refunds_payment_fkey foreign key (payment_id) references payments(id),
    constraint payment_refunds_state_known check (state in ('unknown', 'succeeded', 'failed'))
  );
  create index payment_refunds_payment_idx on payment_refunds (payment_id);

  -- Reports of the payment provider, each once; those without a time are processed again later.
  create table provider_events (
    provider text not null,
    id text not null,
    type text not null,
    payment_ref text,
    received_at timestamptz not null,
    processed_at timestamptz,
    constraint provider_events_pkey primary key (provider, id)
  );
  create index provider_events_open_idx on provider_events (received_at) where (processed_at is null);
`;

/** Payments of invoices, their refunds and the provider's reports (docs/decisions/092-money-that-arrived-is-booked.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table provider_events, payment_refunds, payment_applications, payments;
    drop function apply_payment;
  `);
}
