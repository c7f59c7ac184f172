import type { Knex } from 'knex';

const schema = `
  create extension btree_gist;
  create extension cube;
  create extension pg_trgm;

  create function refuse_change() returns trigger language plpgsql as $function$
    begin
      raise exception '% rows never change', tg_table_name;
    end $function$;

  create function refuse_rewriting() returns trigger language plpgsql as $function$
    begin
      -- Allows cascading deletes: erasing a person's data deletes these rows through the foreign key.
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
      raise exception '% is a record: its rows are never changed or deleted', tg_table_name;
    end $function$;

  -- A row without a response belongs to a command that is still running or whose process died; a retry may run it
  -- again. Responses are encrypted.
  create table idempotency_keys (
    actor_id uuid not null,
    route text not null,
    key text not null,
    body_hash bytea not null,
    status integer,
    created_at timestamptz not null default now(),
    response bytea,
    constraint idempotency_keys_pkey primary key (actor_id, route, key)
  );
  create index idempotency_keys_created_idx on idempotency_keys (created_at);

  -- The result of a command without a workflow, written in the transaction of its effect
  -- (docs/decisions/018-command-outcomes.md).
  create table command_outcomes (
    command_id uuid not null,
    created_at timestamptz not null default now(),
    value bytea not null,
    constraint command_outcomes_pkey primary key (command_id)
  );
  create index command_outcomes_created_idx on command_outcomes (created_at);

  -- Unlogged: counters may be lost in a crash and must not cost a disk write per request.
  create unlogged table rate_limits (
    key text not null,
    hits integer not null,
    reset_at timestamptz not null,
    constraint rate_limits_pkey primary key (key)
  );
  create index rate_limits_reset_idx on rate_limits (reset_at);

  create table outbox (
    id uuid not null,
    topic text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    constraint outbox_pkey primary key (id)
  );
  create index outbox_unsent_idx on outbox (id) where (sent_at is null);

  -- Name and columns are fixed by @socket.io/postgres-adapter, which stores payloads over 8,000 bytes here.
  create table socket_io_attachments (
    id bigserial,
    created_at timestamptz default now(),
    payload bytea,
    constraint socket_io_attachments_pkey primary key (id)
  );

  -- How long expired and finished rows are kept; the table deletions records each deletion.
  create table retention (
    kind text not null,
    keep_for interval not null,
    reason text not null,
    constraint retention_pkey primary key (kind),
    constraint retention_keep_for_positive check (keep_for > interval '0')
  );

  -- Append-only; rows contain no personal data.
  create table deletions (
    id bigint not null generated always as identity,
    at timestamptz not null,
    kind text not null,
    count integer not null,
    constraint deletions_pkey primary key (id)
  );
  create index deletions_at_idx on deletions (at);
  create trigger deletions_stay before delete or update on deletions for each row execute function refuse_rewriting();
  create trigger deletions_stay_whole before truncate on deletions for each statement execute function refuse_rewriting();

  -- Append-only: every event of every workflow, with the whole state after it.
  create table workflow_events (
    workflow_id text not null,
    seq integer not null,
    run_id text not null,
    update_id text not null,
    type text not null,
    actor_kind text not null,
    actor_id uuid,
    reason text,
    note_id uuid,
    payload jsonb not null,
    at timestamptz not null,
    organization_id uuid,
    order_id uuid,
    driver_id uuid,
    constraint workflow_events_pkey primary key (workflow_id, seq)
  ) partition by hash (workflow_id);
  create index workflow_events_driver_idx on only workflow_events (driver_id, at) where (driver_id is not null);
  create index workflow_events_note_idx on only workflow_events (note_id) where (note_id is not null);
  create index workflow_events_order_idx on only workflow_events (order_id, at) where (order_id is not null);
  create index workflow_events_organization_idx on only workflow_events (organization_id, at) where (organization_id is not null);
  create trigger workflow_events_stay before delete or update on workflow_events for each row execute function refuse_rewriting();
  create trigger workflow_events_stay_whole before truncate on workflow_events for each statement execute function refuse_rewriting();

  create table workflow_events_0 partition of workflow_events for values with (modulus 8, remainder 0);
  create table workflow_events_1 partition of workflow_events for values with (modulus 8, remainder 1);
  create table workflow_events_2 partition of workflow_events for values with (modulus 8, remainder 2);
  create table workflow_events_3 partition of workflow_events for values with (modulus 8, remainder 3);
  create table workflow_events_4 partition of workflow_events for values with (modulus 8, remainder 4);
  create table workflow_events_5 partition of workflow_events for values with (modulus 8, remainder 5);
  create table workflow_events_6 partition of workflow_events for values with (modulus 8, remainder 6);
  create table workflow_events_7 partition of workflow_events for values with (modulus 8, remainder 7);
`;

/** Tables that all features share: commands, events, limits and retention. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  await knex('retention').insert([
    { kind: 'keys', keep_for: '7 days', reason: 'Responses for retries: longer than any client retries a request' },
    { kind: 'words', keep_for: '7 days', reason: 'Outbox messages that were delivered to workflows' },
    { kind: 'messages', keep_for: '30 days', reason: 'Completed messages to staff, for questions about them' },
    { kind: 'links', keep_for: '7 days', reason: 'Expired links, with the address they were sent to' },
    { kind: 'codes', keep_for: '7 days', reason: 'Expired codes, with the phone number they were sent to' },
    { kind: 'notes', keep_for: '7 days', reason: 'Texts of refused commands, which nothing references' },
    {
      kind: 'sentTexts',
      keep_for: '1095 days',
      reason: "Messages in a driver's timeline: as long as the driver's file (49 CFR 391.51)",
    },
  ]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table workflow_events, deletions, retention, socket_io_attachments, outbox, rate_limits, command_outcomes, idempotency_keys;
    drop function refuse_change();
    drop function refuse_rewriting();
    drop extension btree_gist, cube, pg_trgm;
  `);
}
