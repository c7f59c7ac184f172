import { webhookBody } from '#domain/webhooks/bodies';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { WEBHOOKS_CHANNEL } from './record-events';

/** A request to send events again: its author and time. */
interface Replaying {
  readonly id: string;
  readonly webhookId: string;
  readonly by: string;
  readonly at: Date;
}

// The claim of an attempt under way ends: what it finds out is only logged.
const AGAIN = `state = 'pending', attempts = 0, next_try_at = clock_timestamp(), is_replay = true,
  claim_id = null, claimed_until = null`;

/** Sends one delivery again: same id and body, a new timestamp, and the secrets of that moment. */
export async function replayDelivery(
  trx: Transaction,
  { id, webhookId, by, at }: Replaying,
  deliveryId: string,
): Promise<void> {
  await trx('webhook_replays').insert({ id, webhook_id: webhookId, delivery_id: deliveryId, at, by });
  await trx.raw(`update webhook_deliveries set ${AGAIN} where id = ?`, [deliveryId]);
  await announce(trx);
}

/** Sends every event since a time again whose type the endpoint receives, also those that it missed while it was paused. */
export async function replaySince(
  trx: Transaction,
  { id, webhookId, by, at }: Replaying,
  since: string,
): Promise<number> {
  await trx('webhook_replays').insert({ id, webhook_id: webhookId, since, at, by });
  const { rows } = await trx.raw<{ rows: { count: number }[] }>(
    `with again as (
       insert into webhook_deliveries (id, webhook_id, event_id, object_id, sequence, next_try_at, is_replay)
       select gen_random_uuid(), webhooks.id, webhook_events.id, webhook_events.object_id, webhook_events.sequence,
         clock_timestamp(), true
       from webhooks join webhook_events on webhook_events.organization_id = webhooks.organization_id
         and webhook_events.type = any (webhooks.types) and webhook_events.at >= :since
       where webhooks.id = :webhookId
       on conflict on constraint webhook_deliveries_once do update set ${AGAIN}
       returning 1)
     select count(*)::integer as count from again`,
    { webhookId, since },
  );
  await announce(trx);
  return rows[0]?.count ?? 0;
}

/** Queues a test event for one endpoint. */
export async function queueTestEvent(
  trx: Transaction,
  { webhookId, organizationId, at }: { readonly webhookId: string; readonly organizationId: string; readonly at: Date },
): Promise<string> {
  const last = await trx('webhook_events')
    .where({ object_id: webhookId })
    .max<{ sequence: number | null }[]>({ sequence: 'sequence' });
  const sequence = (last[0]?.sequence ?? 0) + 1;
  const [eventId, id] = [newId(), newId()];
  await trx('webhook_events').insert({
    id: eventId,
    organization_id: organizationId,
    type: 'webhook.test',
    object_type: 'webhook',
    object_id: webhookId,
    sequence,
    body: webhookBody({
      type: 'webhook.test',
      objectType: 'webhook',
      objectId: webhookId,
      sequence,
      at: at.toISOString(),
      data: { webhookId },
    }),
    at,
  });
  await trx('webhook_deliveries').insert({
    id,
    webhook_id: webhookId,
    event_id: eventId,
    object_id: webhookId,
    sequence,
    next_try_at: at,
  });
  await announce(trx);
  return id;
}

async function announce(trx: Transaction): Promise<void> {
  await trx.raw('select pg_notify(?, ?)', [WEBHOOKS_CHANNEL, '']);
}
