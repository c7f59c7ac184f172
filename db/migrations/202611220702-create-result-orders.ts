import type { Knex } from 'knex';

// What was ordered from whom; a result has one order that is not answered at most.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table result_orders (
      id uuid constraint result_orders_pkey primary key,
      driver_id uuid not null constraint result_orders_driver_fkey references drivers (id),
      organization_id uuid constraint result_orders_organization_fkey references organizations (id),
      result text not null,
      provider text not null,
      ordered_by uuid not null constraint result_orders_ordered_by_fkey references users (id),
      ordered_at timestamptz not null,
      handed_over_at timestamptz,
      answered_at timestamptz
    )`);
  await knex.raw(`create unique index result_orders_waiting_once on result_orders (driver_id, organization_id, result)
    nulls not distinct where answered_at is null`);
  await knex.raw(
    'create index result_orders_provider_idx on result_orders (provider, handed_over_at) where answered_at is null',
  );
  await knex.raw('create index result_orders_driver_idx on result_orders (driver_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table result_orders');
}
