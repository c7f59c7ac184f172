import type { Knex } from 'knex';

const schema = `
  -- The payment provider's token for a card, and the details that the driver sees. The card number is never stored.
  create table payment_cards (
    driver_id uuid not null,
    provider text not null,
    source_token text not null,
    brand text not null,
    last4 text not null,
    exp_month integer not null,
    exp_year integer not null,
    added_at timestamptz not null,
    constraint payment_cards_pkey primary key (driver_id),
    constraint payment_cards_driver_fkey foreign key (driver_id) references drivers(id) on delete cascade,
    constraint payment_cards_last4_digits check (last4 ~ '^[0-9]{4}$'),
    constraint payment_cards_month_range check ((exp_month >= 1) and (exp_month <= 12))
  );
`;

/** Debit cards for drivers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table payment_cards;
  `);
}
