import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox (
      id uuid constraint outbox_pkey primary key,
      topic text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`);
  await knex.raw('create index outbox_unsent_idx on outbox (id) where sent_at is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table outbox');
}
