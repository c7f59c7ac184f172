import type { Knex } from 'knex';

// The words of a message as they went out, for the timeline of who got it. Messages themselves hold ids or are sealed
// until they are sent; what held a code or a way in is never kept.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sent_texts (
      message_id uuid constraint sent_texts_pkey primary key,
      recipient_id uuid not null constraint sent_texts_recipient_fkey references users (id) on delete cascade,
      subject text not null,
      body text not null,
      sent_at timestamptz not null default now()
    )`);
  await knex.raw('create index sent_texts_recipient_idx on sent_texts (recipient_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sent_texts');
}
