import type { Knex } from 'knex';

const records = ['ledger_transactions', 'ledger_lines', 'purchases'];

const schema = `
  -- Double entry: debits are positive, credits negative, and the lines of a transaction sum to 0. Payouts of the payment
  -- provider belong to no single carrier. A transaction says how many lines it has, so that none is added later.
  create table ledger_transactions (
    id uuid not null,
    kind text not null,
    key text not null,
    organization_id uuid,
    occurred_at timestamptz not null,
    booked_at timestamptz not null default now(),
    actor_id uuid,
    reason text,
    reverses uuid,
    line_count integer not null,
    constraint ledger_transactions_pkey primary key (id),
    constraint ledger_transactions_actor_fkey foreign key (actor_id) references users(id),
    constraint ledger_transactions_key_once unique (key),
    constraint ledger_transactions_organization_fkey foreign key (organization_id) references organizations(id),
    constraint ledger_transactions_reversal_has_reason check ((reverses is null) or (reason is not null)),
    constraint ledger_transactions_reversed_once unique (reverses),
    constraint ledger_transactions_reverses_fkey foreign key (reverses) references ledger_transactions(id),
    constraint ledger_transactions_two_lines check (line_count >= 2)
  );
  create index ledger_transactions_organization_idx on ledger_transactions (organization_id, occurred_at, id);

  create table ledger_lines (
    transaction_id uuid not null,
    position integer not null,
    account text not null,
    cents bigint not null,
    constraint ledger_lines_pkey primary key (transaction_id, position),
    constraint ledger_lines_not_zero check (cents <> 0),
    constraint ledger_lines_transaction_fkey foreign key (transaction_id) references ledger_transactions(id)
  );
  create index ledger_lines_account_idx on ledger_lines (account) include (cents);

  create function check_ledger_balance() returns trigger language plpgsql as $function$
    declare
      checked uuid := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id')::uuid;
    begin
      if not exists (
        select from ledger_transactions
        where id = checked
          and (line_count, 0) = (select count(*), coalesce(sum(cents), 0) from ledger_lines where transaction_id = checked)
      ) then
        raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation', constraint = 'ledger_balanced';
      end if;
      return null;
    end $function$;
  create constraint trigger ledger_transactions_balanced after insert on ledger_transactions deferrable initially deferred
    for each row execute function check_ledger_balance();
  create constraint trigger ledger_lines_balanced after insert on ledger_lines deferrable initially deferred
    for each row execute function check_ledger_balance();

  -- Cents; basis points for the late fee. A version never changes except for an earlier end. One that was canceled before it
  -- counted ends when it starts.
  create table prices (
    id uuid not null,
    product text not null,
    state text,
    amount integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz,
    created_by uuid,
    created_at timestamptz not null default now(),
    constraint prices_pkey primary key (id),
    constraint prices_amount_positive check ((amount > 0) or ((product = 'lateFee') and (amount = 0))),
    constraint prices_author_fkey foreign key (created_by) references users(id),
    constraint prices_in_order check (ends_at >= starts_at),
    constraint prices_mvr_has_state check ((product <> 'mvr') or (state is not null)),
    constraint prices_no_overlap exclude using gist (product with =, coalesce(state, ''::text) with =, tstzrange(starts_at, ends_at) with &&),
    constraint prices_product_known check (product in ('nonCertifiedMatch', 'certifiedMatch', 'onboardingProgram', 'onboardingMinimum', 'backgroundCheck', 'employmentVerification', 'cdlis', 'psp', 'clearinghouse', 'drugTest', 'mvr', 'lateFee'))
  );
  create function price_only_ends() returns trigger language plpgsql as $function$
    begin
      if (new.id, new.product, new.state, new.amount, new.starts_at, new.created_by, new.created_at)
           is distinct from
           (old.id, old.product, old.state, old.amount, old.starts_at, old.created_by, old.created_at)
         or new.ends_at is null
         or new.ends_at > old.ends_at then
        raise exception 'prices never change except for an earlier end';
      end if;
      return new;
    end $function$;
  create trigger prices_only_end before update on prices for each row execute function price_only_ends();
  create trigger prices_stay before delete on prices for each row execute function refuse_rewriting();

  -- What an invoice will contain. Only an invoice that takes it, or that is voided, changes a charge; one without an invoice
  -- can be taken back.
  create table charges (
    id uuid not null,
    organization_id uuid not null,
    kind text not null,
    source_id uuid not null,
    source_version integer not null default 1,
    cents integer not null,
    details jsonb not null,
    occurred_at timestamptz not null,
    invoice_id uuid,
    created_at timestamptz not null default now(),
    constraint charges_pkey primary key (id),
    constraint charges_kind_known check (kind in ('match', 'onboarding', 'workday', 'lateFee', 'adjustment')),
    constraint charges_not_zero check (cents <> 0),
    constraint charges_only_adjustments_negative check ((cents > 0) or (kind = 'adjustment')),
    constraint charges_organization_fkey foreign key (organization_id) references organizations(id),
    constraint charges_source_once unique (kind, source_id, source_version)
  );
  create index charges_invoice_idx on charges (invoice_id) where (invoice_id is not null);
  create index charges_open_idx on charges (organization_id, occurred_at, id) where (invoice_id is null);
  create function charge_stays() returns trigger language plpgsql as $function$
    begin
      if tg_op = 'DELETE' then
        if old.invoice_id is not null then
          raise exception 'an invoiced charge is a record: it is never deleted' using errcode = 'insufficient_privilege';
        end if;
        return old;
      end if;
      if (new.id, new.organization_id, new.kind, new.source_id, new.source_version, new.cents, new.details, new.occurred_at, new.created_at)
           is distinct from
           (old.id, old.organization_id, old.kind, old.source_id, old.source_version, old.cents, old.details, old.occurred_at, old.created_at)
         or (old.invoice_id is not null and new.invoice_id is not null and new.invoice_id <> old.invoice_id) then
        raise exception 'charges never change except for their invoice' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $function$;
  create trigger charges_stay before delete or update on charges for each row execute function charge_stays();

  -- Who bought what, once per carrier, driver and product. No reference to orders and candidacies, which a rebuild writes
  -- again. A free row says why; the parts of one onboarding order have the same group.
  create table purchases (
    id uuid not null,
    organization_id uuid not null,
    driver_id uuid not null,
    product text not null,
    price_id uuid not null,
    list_cents integer not null,
    cents integer not null,
    reason text,
    order_id uuid,
    candidacy_id uuid,
    round integer,
    group_id uuid,
    bought_by uuid,
    bought_at timestamptz not null,
    created_at timestamptz not null default now(),
    constraint purchases_pkey primary key (id),
    constraint purchases_buyer_fkey foreign key (bought_by) references users(id),
    constraint purchases_cents_explained check (((cents >= 0) and (cents <= list_cents)) and ((reason is null) = (cents = list_cents) or (product = 'onboardingMinimum'))),
    constraint purchases_driver_fkey foreign key (driver_id) references drivers(id),
    constraint purchases_once unique (organization_id, driver_id, product),
    constraint purchases_organization_fkey foreign key (organization_id) references organizations(id),
    constraint purchases_price_fkey foreign key (price_id) references prices(id),
    constraint purchases_reason_known check (reason in ('trial', 'minimum'))
  );
  create index purchases_organization_idx on purchases (organization_id, bought_at desc, id desc);
  create index purchases_order_idx on purchases (order_id);
`;

/** Cents of each product at the start; basis points a month for the late fee. */
const amounts = {
  nonCertifiedMatch: 1_000,
  certifiedMatch: 5_000,
  onboardingProgram: 100_000,
  onboardingMinimum: 25_000,
  backgroundCheck: 2_000,
  employmentVerification: 1_600,
  cdlis: 200,
  psp: 1_100,
  clearinghouse: 500,
  drugTest: 4_500,
  lateFee: 150,
};

/**
 * Cents of a motor vehicle record by the state of the license. States set their fees themselves and change them: the
 * operator must check each of these rates before the first invoice, and enter what differs as a price from a date.
 */
const mvrRates = {
  ...{
    AK: 1_000,
    AL: 1_000,
    AR: 1_300,
    AZ: 800,
    CA: 500,
    CO: 900,
    CT: 1_800,
    DC: 1_300,
    DE: 2_500,
    FL: 1_000,
    GA: 800,
  },
  ...{
    HI: 2_300,
    IA: 850,
    ID: 1_000,
    IL: 2_000,
    IN: 750,
    KS: 1_700,
    KY: 600,
    LA: 1_800,
    MA: 800,
    MD: 1_500,
    ME: 1_200,
  },
  ...{ MI: 1_300, MN: 500, MO: 600, MS: 1_400, MT: 800, NC: 1_400, ND: 300, NE: 750, NH: 1_500, NJ: 1_500, NM: 650 },
  ...{ NV: 800, NY: 1_000, OH: 500, OK: 2_750, OR: 1_000, PA: 1_400, RI: 2_000, SC: 700, SD: 500, TN: 750, TX: 650 },
  ...{ UT: 1_100, VA: 900, VT: 1_800, WA: 1_500, WI: 700, WV: 1_250, WY: 500 },
};

const FIRST_DAY = '2020-01-01T00:00:00Z';

/** The ledger, the prices with which the product starts, what is to be invoiced, and what carriers bought. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  for (const table of records) {
    await knex.raw(
      `create trigger ${table}_stay before delete or update on ${table} for each row execute function refuse_rewriting();
       create trigger ${table}_stay_whole before truncate on ${table} for each statement execute function refuse_rewriting();`,
    );
  }
  const rows = [
    ...Object.entries(amounts).map(([product, amount]) => ({ product, state: null, amount })),
    ...Object.entries(mvrRates).map(([state, amount]) => ({ product: 'mvr', state, amount })),
  ];
  await knex.raw(
    `insert into prices (id, product, state, amount, starts_at)
     select gen_random_uuid(), product, state, amount, ?
     from jsonb_to_recordset(?::jsonb) as seeded(product text, state text, amount integer)`,
    [FIRST_DAY, JSON.stringify(rows)],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table purchases, charges, prices, ledger_lines, ledger_transactions;
    drop function charge_stays; drop function price_only_ends; drop function check_ledger_balance;
  `);
}
