import type { Knex } from 'knex';

/** Rows as the projection would have written them. */
const backfill = `
  insert into driver_results (driver_id, result, status, since, is_open)
  select driver_id, results.key, results.value, stage_entered_at, not is_exit and results.value <> 'accepted'
  from driver_pipelines cross join lateral jsonb_each_text(snapshot -> 'results') as results
  where results.value <> 'needed' or (stage in ('HRPaperWork', 'WrappingUpHR', 'PreQualified_MeetsMin') and not is_exit)`;

// Results of all drivers in one list. Without an organization they are a projection of the pipelines; with one they are
// that carrier's own, and this is where they are kept.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_results (
      id bigint generated always as identity constraint driver_results_pkey primary key,
      driver_id uuid not null constraint driver_results_driver_fkey references drivers (id),
      organization_id uuid constraint driver_results_organization_fkey references organizations (id),
      result text not null,
      status text not null constraint driver_results_status_known
        check (status in ('needed', 'ordered', 'received', 'accepted', 'refused')),
      since timestamptz not null,
      ordered_at timestamptz,
      is_open boolean not null,
      constraint driver_results_once unique nulls not distinct (driver_id, organization_id, result)
    )`);
  await knex.raw('create index driver_results_open_idx on driver_results (since, id) where is_open');
  await knex.raw('create index driver_results_status_idx on driver_results (status, since, id)');
  await knex.raw(backfill);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_results');
}
