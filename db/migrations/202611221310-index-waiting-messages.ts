import type { Knex } from 'knex';

// The sweep walks over what waits, which is little, and must not read what was sent in years.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index messages_waiting_idx on messages (created_at) where status = 'pending'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index messages_waiting_idx');
}
