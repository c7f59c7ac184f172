import type { Knex } from 'knex';

/** Operations find a driver by the end of a phone number, and an order by the number that people say. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index users_phone_end on users (reverse(phone) text_pattern_ops) where phone is not null`);
  await knex.raw(`create index job_orders_number on job_orders (right(id::text, 8))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index job_orders_number');
  await knex.raw('drop index users_phone_end');
}
