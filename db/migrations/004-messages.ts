import type { Knex } from 'knex';

const schema = `
  -- Every email and text message, written in the transaction that causes it; the worker delivers it. A message about
  -- hiring has the ids that become its text (params) and a key, so that it is stored once. Every other message carries
  -- secrets or goes to a person without an account: its content is encrypted (sealed), and deleted once it is sent or skipped.
  create table messages (
    id uuid not null,
    recipient_id uuid,
    author_id uuid,
    channel text not null,
    template text not null,
    params jsonb,
    ics jsonb,
    sealed bytea,
    key text,
    workflow_id text,
    seq integer,
    message_id text not null,
    status text not null default 'pending',
    tries integer not null default 0,
    next_try_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    constraint messages_pkey primary key (id),
    constraint messages_author_fkey foreign key (author_id) references users(id) on delete set null,
    constraint messages_channel_known check (channel in ('mail', 'sms')),
    constraint messages_of_an_event check (
      num_nulls(key, params, workflow_id, seq) in (0, 4) and (key is null or sealed is null)
    ),
    constraint messages_once unique (key),
    constraint messages_recipient_fkey foreign key (recipient_id) references users(id) on delete cascade,
    constraint messages_sealed_until_settled check (key is not null or (sealed is null) = (status <> 'pending')),
    constraint messages_status_known check (status in ('pending', 'sent', 'skipped'))
  );
  create index messages_due_idx on messages (next_try_at) where (status = 'pending');
  create index messages_event_idx on messages (workflow_id, seq);
  create index messages_recipient_idx on messages (recipient_id, created_at);

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

  -- Messages as they were sent, for the driver's timeline. Messages with a code or a sign-in link are not stored.
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

  -- Morning digests: at most one for each recipient and date in the recipient's time zone.
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
    drop table digests, sent_texts, notes, messages;
  `);
}
