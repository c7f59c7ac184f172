import type { Knex } from 'knex';

const records = ['price_quotes', 'purchase_credits'];

const schema = `
  -- A price that a member of staff was shown and confirmed with an invitation. No reference to the order, which a rebuild
  -- writes again.
  create table price_quotes (
    id uuid not null,
    organization_id uuid not null,
    driver_id uuid not null,
    order_id uuid not null,
    product text not null,
    price_id uuid not null,
    cents integer not null,
    reason text,
    confirmed_by uuid not null,
    confirmed_at timestamptz not null,
    constraint price_quotes_pkey primary key (id),
    constraint price_quotes_driver_fkey foreign key (driver_id) references drivers(id),
    constraint price_quotes_free_has_reason check ((cents > 0) = (reason is null)),
    constraint price_quotes_organization_fkey foreign key (organization_id) references organizations(id),
    constraint price_quotes_price_fkey foreign key (price_id) references prices(id),
    constraint price_quotes_reason_known check (reason in ('trial', 'purchased')),
    constraint price_quotes_user_fkey foreign key (confirmed_by) references users(id)
  );
  create index price_quotes_order_idx on price_quotes (order_id, driver_id, confirmed_at desc);

  -- What operations gave back of a purchase, once, with the reason.
  create table purchase_credits (
    purchase_id uuid not null,
    organization_id uuid not null,
    cents integer not null,
    reason text not null,
    took_charge_back boolean not null,
    credited_by uuid not null,
    credited_at timestamptz not null,
    constraint purchase_credits_pkey primary key (purchase_id),
    constraint purchase_credits_cents_positive check (cents > 0),
    constraint purchase_credits_organization_fkey foreign key (organization_id) references organizations(id),
    constraint purchase_credits_purchase_fkey foreign key (purchase_id) references purchases(id),
    constraint purchase_credits_user_fkey foreign key (credited_by) references users(id)
  );
  create index purchase_credits_organization_idx on purchase_credits (organization_id, credited_at);
`;

/** Prices that were confirmed with an invitation, and what operations gave back. */
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
  await knex.raw('drop table purchase_credits, price_quotes;');
}
