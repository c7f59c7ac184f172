import type { Knex } from 'knex';

// What happened to an account: its owner reads it, and for staff the carrier's administrator.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_audit (
      id uuid constraint account_audit_pkey primary key,
      user_id uuid not null constraint account_audit_user_fkey references users (id) on delete cascade,
      organization_id uuid constraint account_audit_organization_fkey references organizations (id),
      actor_id uuid,
      kind text not null,
      details jsonb not null default '{}',
      device text,
      ip_prefix text,
      at timestamptz not null
    )`);
  await knex.raw('create index account_audit_user_idx on account_audit (user_id, id)');
  await knex.raw('create index account_audit_organization_idx on account_audit (organization_id, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table account_audit');
}
