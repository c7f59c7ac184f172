import type { Knex } from 'knex';
import { webhookMessageId } from '#domain/webhooks/bodies';
import type {
  WebhookAttempt,
  WebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookDelivery,
  WebhookDeliveryDetails,
} from '#domain/webhooks/schema';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { countOfAll, pageWithCount } from '../core/page-with-count';

type DeliveryRow = Omit<WebhookDelivery, 'messageId'> & { readonly eventId: string };

const selectDeliveries = (db: Db | Transaction, query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.select({
    _id: 'webhook_deliveries.id',
    eventId: 'webhook_events.id',
    type: 'webhook_events.type',
    objectType: 'webhook_events.object_type',
    objectId: 'webhook_events.object_id',
    sequence: 'webhook_events.sequence',
    at: 'webhook_events.at',
    state: 'webhook_deliveries.state',
    attempts: 'webhook_deliveries.attempts',
    nextTryAt: db.raw(`case when webhook_deliveries.state = 'pending' then webhook_deliveries.next_try_at end`),
    lastStatus: db.raw(`(select status from webhook_attempts where delivery_id = webhook_deliveries.id
      order by at desc, id desc limit 1)`),
  });

const deliveriesOf = (db: Db | Transaction, webhookId: string): Knex.QueryBuilder =>
  db('webhook_deliveries')
    .join('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .where('webhook_deliveries.webhook_id', webhookId);

const present = ({ eventId, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  messageId: webhookMessageId(eventId),
});

/** A page of an endpoint's deliveries, latest event first. */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  { state, type, limit, skip }: WebhookDeliveriesQuery,
): Promise<WebhookDeliveries> {
  const all = deliveriesOf(db, webhookId);
  if (state !== undefined) all.where('webhook_deliveries.state', state);
  if (type !== undefined) all.where('webhook_events.type', type);
  const page = selectDeliveries(db, all.clone())
    .select(countOfAll(db, all))
    .orderBy([
      { column: 'webhook_events.at', order: 'desc' },
      { column: 'webhook_events.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(skip);
  const { rows, count } = await pageWithCount<DeliveryRow>(db, { page, all, skip });
  return { data: rows.map(present), count };
}

/** Whether the endpoint has the delivery. */
export async function hasDelivery(
  db: Db | Transaction,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
): Promise<boolean> {
  const row = await db('webhook_deliveries').where({ id: deliveryId, webhook_id: webhookId }).first('id');
  return row !== undefined;
}

/** A delivery with its body, attempts and replays; undefined if the endpoint has none with this id. */
export async function findDelivery(
  db: Db | Transaction,
  sealer: Sealer,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
): Promise<WebhookDeliveryDetails | undefined> {
  const [row]: (DeliveryRow & { readonly body: string })[] = await selectDeliveries(db, deliveriesOf(db, webhookId))
    .where('webhook_deliveries.id', deliveryId)
    .select({ body: 'webhook_events.body' });
  if (row === undefined) return undefined;
  const { body, ...delivery } = row;
  const of = { webhookId, deliveryId, at: delivery.at, isTest: delivery.type === 'webhook.test' };
  return {
    ...present(delivery),
    body,
    attemptLog: await readAttempts(db, sealer, deliveryId),
    replays: await readReplays(db, of),
  };
}

async function readAttempts(db: Db | Transaction, sealer: Sealer, deliveryId: string): Promise<WebhookAttempt[]> {
  const rows = await db('webhook_attempts')
    .where({ delivery_id: deliveryId })
    .orderBy(['at', 'id'])
    .select('at', 'url', 'duration_ms', 'status', 'failure', 'answer', 'is_replay');
  return rows.map(({ duration_ms, is_replay, answer, ...attempt }) => ({
    ...attempt,
    durationMs: duration_ms,
    isReplay: is_replay,
    answer: answer === null ? null : sealer.open(answer),
  }));
}

/** Replays of the delivery itself, and of a time before the event; those leave test events out. */
async function readReplays(
  db: Db | Transaction,
  {
    webhookId,
    deliveryId,
    at,
    isTest,
  }: { readonly webhookId: string; readonly deliveryId: string; readonly at: string; readonly isTest: boolean },
): Promise<WebhookDeliveryDetails['replays']> {
  const rows: WebhookDeliveryDetails['replays'] = await db('webhook_replays')
    .join('users', 'users.id', 'webhook_replays.by')
    .where('webhook_replays.webhook_id', webhookId)
    .whereRaw(
      '(webhook_replays.delivery_id = ? or (not ?::boolean and webhook_replays.since <= ? and webhook_replays.at >= ?))',
      [deliveryId, isTest, at, at],
    )
    .orderBy('webhook_replays.at')
    .select({
      at: 'webhook_replays.at',
      since: 'webhook_replays.since',
      by: db.raw(`users.first_name || ' ' || users.last_name`),
    });
  return rows;
}

/** Deletes events with their deliveries and attempts. */
export async function deleteOldWebhookEvents(db: Db, before: Date): Promise<number> {
  return db('webhook_events').where('at', '<', before).delete();
}
