import type { Knex } from 'knex';

/** What is known of the time before: who ordered, and that an answer came. */
const backfill = `
  insert into carrier_result_changes (driver_id, organization_id, result, status, actor_id, at)
  select driver_id, organization_id, result, status, actor_id, at from (
    select driver_id, organization_id, result, 'ordered' as status, ordered_by as actor_id, ordered_at as at
    from result_orders where organization_id is not null
    union all
    select driver_id, organization_id, result, 'received', null, answered_at
    from result_orders where organization_id is not null and answered_at is not null
  ) known order by at`;

// A carrier's own results are no part of the driver's pipeline, whose events tell the rest: who did what is kept here.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table carrier_result_changes (
      id bigint generated always as identity constraint carrier_result_changes_pkey primary key,
      driver_id uuid not null constraint carrier_result_changes_driver_fkey references drivers (id),
      organization_id uuid not null constraint carrier_result_changes_organization_fkey references organizations (id),
      result text not null,
      status text not null,
      actor_id uuid constraint carrier_result_changes_actor_fkey references users (id),
      at timestamptz not null
    )`);
  await knex.raw('create index carrier_result_changes_driver_idx on carrier_result_changes (driver_id, at)');
  await knex.raw(backfill);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table carrier_result_changes');
}
