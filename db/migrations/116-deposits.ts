import type { Knex } from 'knex';

const schema = `
  -- Money that the payment provider sends to the bank. The sums are missing until the provider has said what it contains.
  create table deposits (
    id uuid not null,
    provider text not null,
    reference text not null,
    state text not null,
    cents integer not null,
    started_at timestamptz not null,
    arrives_on date not null,
    payments_cents integer,
    other_cents integer,
    fee_cents integer,
    payment_count integer,
    constraint deposits_pkey primary key (id),
    constraint deposits_provider_once unique (provider, reference),
    constraint deposits_state_known check (state in ('onTheWay', 'paid', 'failed')),
    constraint deposits_sums_together check (num_nulls(payments_cents, other_cents, fee_cents, payment_count) in (0, 4))
  );
  create index deposits_newest_idx on deposits (started_at desc, id desc);

  -- The payments, refunds and fees of a deposit, each in one deposit.
  create table deposit_items (
    provider text not null,
    reference text not null,
    deposit_id uuid not null,
    kind text not null,
    payment_id uuid,
    cents integer not null,
    fee_cents integer not null,
    constraint deposit_items_pkey primary key (provider, reference),
    constraint deposit_items_deposit_fkey foreign key (deposit_id) references deposits(id),
    constraint deposit_items_kind_known check (kind in ('payment', 'refund', 'fee', 'other')),
    constraint deposit_items_payment_fkey foreign key (payment_id) references payments(id)
  );
  create index deposit_items_deposit_idx on deposit_items (deposit_id);
  create trigger deposit_items_stay before delete or update on deposit_items for each row execute function refuse_rewriting();
  create trigger deposit_items_stay_whole before truncate on deposit_items for each statement
    execute function refuse_rewriting();

  alter table provider_events add column deposit_ref text;
`;

/** Deposits of the payment provider (docs/decisions/108-deposits-are-read-from-the-provider.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table provider_events drop column deposit_ref;
    drop table deposit_items, deposits;
  `);
}
