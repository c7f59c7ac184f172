import type { Knex } from 'knex';

// Mails and text messages that carry secrets or go to people without an account. What they say is sealed, and forgotten
// once it is sent.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_messages (
      id uuid constraint account_messages_pkey primary key,
      user_id uuid constraint account_messages_user_fkey references users (id) on delete cascade,
      channel text not null constraint account_messages_channel_known check (channel in ('mail', 'sms')),
      template text not null,
      sealed bytea,
      status text not null default 'pending' constraint account_messages_status_known
        check (status in ('pending', 'sent', 'skipped')),
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      constraint account_messages_sealed_until_settled check ((sealed is null) = (status <> 'pending'))
    )`);
  await knex.raw(`create index account_messages_due_idx on account_messages (next_try_at) where status = 'pending'`);
  await knex.raw('create index account_messages_user_idx on account_messages (user_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table account_messages');
}
