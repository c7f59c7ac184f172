import type { Knex } from 'knex';

// Without an answer the request is under way, or its process died; either way a repeat may run it again.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table idempotency_keys (
      actor_id uuid not null,
      route text not null,
      key text not null,
      body_hash bytea not null,
      status integer,
      answer jsonb,
      created_at timestamptz not null default now(),
      constraint idempotency_keys_pkey primary key (actor_id, route, key)
    )`);
  await knex.raw('create index idempotency_keys_created_idx on idempotency_keys (created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table idempotency_keys');
}
