import { webhookBody } from '#domain/webhooks/bodies';
import type { WebhookEvent } from '#domain/webhooks/event-types';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';

/** The channel on which a commit of new deliveries is announced. */
export const WEBHOOKS_CHANNEL = 'gladhand_webhooks';

const COLUMNS = 'id uuid, type text, object_type text, object_id uuid, sequence integer, body text, at timestamptz';

// Carriers without an endpoint store nothing. A paused endpoint gets what it missed by a replay.
const statement = `
  with event as (select * from jsonb_to_recordset(:rows::jsonb) as row(${COLUMNS})),
  recorded as (
    insert into webhook_events (id, organization_id, type, object_type, object_id, sequence, body, at)
    select id, :organizationId, type, object_type, object_id, sequence, body, at from event
    where exists (select 1 from webhooks where organization_id = :organizationId and deleted_at is null)
    on conflict on constraint webhook_events_once do nothing
    returning id, type, object_id, sequence),
  queued as (
    insert into webhook_deliveries (id, webhook_id, event_id, object_id, sequence, next_try_at)
    select gen_random_uuid(), webhooks.id, recorded.id, recorded.object_id, recorded.sequence, clock_timestamp()
    from recorded join webhooks on webhooks.organization_id = :organizationId
      and webhooks.paused_at is null and webhooks.deleted_at is null and recorded.type = any (webhooks.types)
    returning 1)
  select pg_notify('${WEBHOOKS_CHANNEL}', '') from queued limit 1`;

/**
 * Stores events of a carrier in the transaction that causes them, with a delivery for each endpoint that receives their type.
 * Written twice, an event is stored once.
 */
export async function recordWebhookEvents(
  trx: Transaction,
  organizationId: string,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    id: newId(),
    type: event.type,
    object_type: event.objectType,
    object_id: event.objectId,
    sequence: event.sequence,
    body: webhookBody(event),
    at: event.at,
  }));
  await trx.raw(statement, { organizationId, rows: JSON.stringify(rows) });
}
