import type { Knex } from 'knex';

// What operations say of one thing that a driver entered. A verdict is on one version of it, and on what was said
// before: of two reviewers who saw the same, the second finds the first's word in his way.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table item_reviews (
      id uuid constraint item_reviews_pkey primary key,
      driver_id uuid not null constraint item_reviews_driver_fkey references drivers (id),
      item_id uuid not null,
      kind text not null,
      item_version text not null,
      replaces uuid,
      verdict text not null constraint item_reviews_verdict_known check (verdict in ('approved', 'rejected', 'noted')),
      text text,
      author_id uuid not null constraint item_reviews_author_fkey references users (id),
      at timestamptz not null,
      constraint item_reviews_one_after_another unique nulls not distinct (item_id, replaces)
    )`);
  await knex.raw('create index item_reviews_driver_idx on item_reviews (driver_id, kind, item_id, at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table item_reviews');
}
