import type { Knex } from 'knex';

// What the provider tells of a card, and its name for it there. The number itself never comes here.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payment_cards (
      driver_id uuid constraint payment_cards_pkey primary key,
      provider text not null,
      source_token text not null,
      brand text not null,
      last4 text not null,
      exp_month integer not null,
      exp_year integer not null,
      added_at timestamptz not null,
      constraint payment_cards_driver_fkey foreign key (driver_id) references drivers (id) on delete cascade,
      constraint payment_cards_last4_digits check (last4 ~ '^[0-9]{4}$'),
      constraint payment_cards_month_range check (exp_month between 1 and 12)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payment_cards');
}
