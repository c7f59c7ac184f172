import type { Knex } from 'knex';

// Days that nothing else knows of, entered by operations: an organization's own proofs, and when somebody worked there.
// What was entered by mistake is withdrawn and stays.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table driver_facts (
      id uuid constraint driver_facts_pkey primary key,
      driver_id uuid not null constraint driver_facts_driver_fkey references drivers (id),
      organization_id uuid constraint driver_facts_organization_fkey references organizations (id),
      kind text not null,
      on_date date not null,
      ends_on date,
      entered_by uuid not null constraint driver_facts_author_fkey references users (id),
      entered_at timestamptz not null,
      withdrawn_by uuid constraint driver_facts_withdrawer_fkey references users (id),
      withdrawn_at timestamptz,
      constraint driver_facts_in_order check (ends_on >= on_date),
      constraint driver_facts_withdrawn check ((withdrawn_by is null) = (withdrawn_at is null))
    )`);
  await knex.raw('create index driver_facts_driver_idx on driver_facts (driver_id, on_date)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table driver_facts');
}
