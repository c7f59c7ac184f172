import type { Knex } from 'knex';

// Operations see what waits for them before what waits for a carrier's changes.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index job_orders_status_idx');
  await knex.raw(
    `create index job_orders_status_idx on job_orders (status, (approval = 'rejected'), status_since, id)`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index job_orders_status_idx');
  await knex.raw('create index job_orders_status_idx on job_orders (status, status_since, id)');
}
