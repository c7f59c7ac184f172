import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table messages (
      id uuid not null,
      key text not null,
      workflow_id text not null,
      seq integer not null,
      channel text not null,
      template text not null,
      recipient_id uuid not null,
      params jsonb not null,
      ics jsonb,
      status text not null default 'pending',
      message_id text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      constraint messages_pkey primary key (id),
      constraint messages_once unique (key),
      constraint messages_recipient_fkey foreign key (recipient_id) references users (id),
      constraint messages_channel_known check (channel in ('mail', 'sms')),
      constraint messages_status_known check (status in ('pending', 'sent', 'skipped'))
    );
    create index messages_event_idx on messages (workflow_id, seq);
    create index messages_recipient_idx on messages (recipient_id, created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table messages;');
}
