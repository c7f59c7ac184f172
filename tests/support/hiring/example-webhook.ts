import type { Db } from '#db/core/handle';
import { recordWebhookEvents } from '#db/webhooks/record-events';
import { addWebhook } from '#db/webhooks/webhook-store';
import type { WebhookEvent } from '#domain/webhooks/event-types';
import { newId } from '#platform/ids';

export const WEBHOOK_NAME = 'Driver management';

/** An event of an order. */
export const anOrderEvent = (orderId: string, sequence: number): WebhookEvent => ({
  type: 'order.updated',
  objectType: 'order',
  objectId: orderId,
  sequence,
  at: new Date().toISOString(),
  data: { orderId },
});

/** An endpoint of the carrier for every event of its orders. */
export async function aWebhook(
  db: Db,
  { organizationId, by, url }: { readonly organizationId: string; readonly by: string; readonly url?: string },
): Promise<string> {
  const id = newId();
  await db.transaction((trx) =>
    addWebhook(trx, {
      id,
      organizationId,
      name: WEBHOOK_NAME,
      url: url ?? 'https://hooks.example.com/gladhand',
      types: ['order.created', 'order.accepted', 'order.updated', 'order.closed'],
      by,
      at: new Date(),
    }),
  );
  return id;
}

/** An endpoint of the carrier, an event that waits to be sent to it, and an endpoint to delete. */
export async function aWebhookWithEvent(
  db: Db,
  { organizationId, by }: { readonly organizationId: string; readonly by: string },
): Promise<{ webhookId: string; webhookDeliveryId: string; deletedWebhookId: string }> {
  const webhookId = await aWebhook(db, { organizationId, by });
  await db.transaction((trx) => recordWebhookEvents(trx, organizationId, [anOrderEvent(newId(), 1)]));
  const delivery = await db('webhook_deliveries').where({ webhook_id: webhookId }).first('id');
  if (delivery === undefined) throw new Error('The event is not delivered');
  return { webhookId, webhookDeliveryId: delivery.id, deletedWebhookId: await aWebhook(db, { organizationId, by }) };
}
