import type { Knex } from 'knex';

const schema = `
  -- Messages that carry secrets or go to people without an account. Their content is encrypted, and deleted once
  -- they are sent.
  create table account_messages (
    id uuid not null,
    user_id uuid,
    channel text not null,
    template text not null,
    sealed bytea,
    status text not null default 'pending',
    tries integer not null default 0,
    next_try_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    author_id uuid,
    constraint account_messages_pkey primary key (id),
    constraint account_messages_author_fkey foreign key (author_id) references users(id) on delete set null,
    constraint account_messages_channel_known check (channel in ('mail', 'sms')),
    constraint account_messages_sealed_until_settled check ((sealed is null) = (status <> 'pending')),
    constraint account_messages_status_known check (status in ('pending', 'sent', 'skipped')),
    constraint account_messages_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
  create index account_messages_due_idx on account_messages (next_try_at) where (status = 'pending');
  create index account_messages_user_idx on account_messages (user_id);

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
    constraint messages_channel_known check (channel in ('mail', 'sms')),
    constraint messages_once unique (key),
    constraint messages_recipient_fkey foreign key (recipient_id) references users(id),
    constraint messages_status_known check (status in ('pending', 'sent', 'skipped'))
  );
  create index messages_event_idx on messages (workflow_id, seq);
  create index messages_recipient_idx on messages (recipient_id, created_at);
  create index messages_waiting_idx on messages (created_at) where (status = 'pending');

  create table notes (
    id uuid not null,
    organization_id uuid,
    author_id uuid,
    kind text not null,
    text text not null,
    created_at timestamptz not null default now(),
    constraint notes_pkey primary key (id),
    constraint notes_author_fkey foreign key (author_id) references users(id),
    constraint notes_organization_fkey foreign key (organization_id) references organizations(id)
  );

  -- Messages as they were sent, for the driver's timeline. Texts with a code or a sign-in link are never kept.
  create table sent_texts (
    message_id uuid not null,
    recipient_id uuid not null,
    subject text not null,
    body text not null,
    sent_at timestamptz not null default now(),
    constraint sent_texts_pkey primary key (message_id),
    constraint sent_texts_recipient_fkey foreign key (recipient_id) references users(id) on delete cascade
  );
  create index sent_texts_recipient_idx on sent_texts (recipient_id);

  -- Who gets the morning email, and for which days of their own calendar it was written: once for each day.
  create table digests (
    user_id uuid not null,
    on_date date not null,
    made_at timestamptz not null,
    lines integer not null,
    constraint digests_pkey primary key (user_id, on_date),
    constraint digests_user_fkey foreign key (user_id) references users(id) on delete cascade
  );
`;

/** Emails and text messages to people, and texts that workflows refer to by id. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table digests, sent_texts, notes, messages, account_messages;
  `);
}
