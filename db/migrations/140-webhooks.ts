import type { Knex } from 'knex';

const schema = `
  -- An endpoint of a carrier's system. A paused one receives only replays. Of a deleted one, only the row stays.
  create table webhooks (
    id uuid not null,
    organization_id uuid not null,
    name text not null,
    url text not null,
    types text[] not null,
    version integer not null default 1,
    paused_at timestamptz,
    pause_reason text,
    failing_since timestamptz,
    warned_at timestamptz,
    throttled_until timestamptz,
    created_at timestamptz not null,
    created_by uuid not null,
    deleted_at timestamptz,
    constraint webhooks_pkey primary key (id),
    constraint webhooks_author_fkey foreign key (created_by) references users(id),
    constraint webhooks_organization_fkey foreign key (organization_id) references organizations(id),
    constraint webhooks_pause_has_reason check ((paused_at is null) = (pause_reason is null)),
    constraint webhooks_pause_reason_known check (pause_reason in ('person', 'failures', 'gone'))
  );
  create index webhooks_organization_idx on webhooks (organization_id);
  create index webhooks_failing_idx on webhooks (failing_since) where failing_since is not null and warned_at is null;

  -- The current secret has no end; the former one ends a day after the rotation.
  create table webhook_secrets (
    id uuid not null,
    webhook_id uuid not null,
    sealed bytea not null,
    created_at timestamptz not null,
    ends_at timestamptz,
    constraint webhook_secrets_pkey primary key (id),
    constraint webhook_secrets_webhook_fkey foreign key (webhook_id) references webhooks(id) on delete cascade
  );
  create unique index webhook_secrets_one_current on webhook_secrets (webhook_id) where ends_at is null;
  create index webhook_secrets_webhook_idx on webhook_secrets (webhook_id);

  -- What happened at a carrier that has an endpoint: ids, states, dates and counts, as they are sent.
  create table webhook_events (
    id uuid not null,
    organization_id uuid not null,
    type text not null,
    object_type text not null,
    object_id uuid not null,
    sequence integer not null,
    body text not null,
    at timestamptz not null,
    constraint webhook_events_pkey primary key (id),
    constraint webhook_events_object_type_known check (object_type in ('candidacy', 'order', 'webhook')),
    constraint webhook_events_once unique (object_id, sequence, type),
    constraint webhook_events_organization_fkey foreign key (organization_id) references organizations(id)
  );
  create index webhook_events_organization_idx on webhook_events (organization_id, at);
  create index webhook_events_at_idx on webhook_events (at);

  -- An event for an endpoint. Object and sequence are the event's, so that the next delivery is found in one index.
  create table webhook_deliveries (
    id uuid not null,
    webhook_id uuid not null,
    event_id uuid not null,
    object_id uuid not null,
    sequence integer not null,
    state text not null default 'pending',
    attempts integer not null default 0,
    next_try_at timestamptz not null,
    claim_id uuid,
    claimed_until timestamptz,
    is_replay boolean not null default false,
    constraint webhook_deliveries_pkey primary key (id),
    constraint webhook_deliveries_event_fkey foreign key (event_id) references webhook_events(id) on delete cascade,
    constraint webhook_deliveries_once unique (webhook_id, event_id),
    constraint webhook_deliveries_state_known check (state in ('pending', 'delivered', 'failed', 'skipped')),
    constraint webhook_deliveries_webhook_fkey foreign key (webhook_id) references webhooks(id) on delete cascade
  );
  create index webhook_deliveries_due_idx on webhook_deliveries (next_try_at) where state = 'pending';
  create index webhook_deliveries_order_idx on webhook_deliveries (webhook_id, object_id, sequence) where state = 'pending';
  create index webhook_deliveries_claimed_idx on webhook_deliveries (webhook_id) where claim_id is not null;
  create index webhook_deliveries_event_idx on webhook_deliveries (event_id);

  -- The answer is the receiver's text, so it is sealed.
  create table webhook_attempts (
    id uuid not null,
    delivery_id uuid not null,
    at timestamptz not null,
    url text not null,
    duration_ms integer not null,
    status integer,
    failure text,
    answer bytea,
    is_replay boolean not null,
    constraint webhook_attempts_pkey primary key (id),
    constraint webhook_attempts_delivery_fkey foreign key (delivery_id) references webhook_deliveries(id)
      on delete cascade,
    constraint webhook_attempts_failure_known
      check (failure in ('status', 'redirect', 'timeout', 'address', 'connection'))
  );
  create index webhook_attempts_delivery_idx on webhook_attempts (delivery_id, at desc);

  -- Who had events sent again: one delivery, or all since a time.
  create table webhook_replays (
    id uuid not null,
    webhook_id uuid not null,
    delivery_id uuid,
    since timestamptz,
    at timestamptz not null,
    by uuid not null,
    constraint webhook_replays_pkey primary key (id),
    constraint webhook_replays_author_fkey foreign key (by) references users(id),
    constraint webhook_replays_delivery_fkey foreign key (delivery_id) references webhook_deliveries(id)
      on delete cascade,
    constraint webhook_replays_one_kind check ((delivery_id is null) <> (since is null)),
    constraint webhook_replays_webhook_fkey foreign key (webhook_id) references webhooks(id) on delete cascade
  );
  create index webhook_replays_webhook_idx on webhook_replays (webhook_id, at desc);
  create index webhook_replays_delivery_idx on webhook_replays (delivery_id);
`;

/** Endpoints of carriers, and the events that are delivered to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
  await knex('retention').insert({
    kind: 'webhookEvents',
    keep_for: '30 days',
    reason: "Events sent to carriers' endpoints, to look them up and to send them again",
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('retention').where({ kind: 'webhookEvents' }).delete();
  await knex.raw(`
    drop table webhook_replays, webhook_attempts, webhook_deliveries, webhook_events, webhook_secrets, webhooks;
  `);
}
