import type { Knex } from 'knex';

// Notes that no event names are found without reading every event.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index workflow_events_note_idx on workflow_events (note_id) where note_id is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index workflow_events_note_idx');
}
