import type { Db } from '#db/core/handle';
import { claimDelivery, type ClaimedDelivery } from '#db/webhooks/claims';
import { settleAttempt } from '#db/webhooks/settle-attempt';
import { validSecrets } from '#db/webhooks/webhook-secrets';
import { webhookMessageId } from '#domain/webhooks/bodies';
import type { Logger } from '#platform/logger';
import type { Sealer } from '#platform/sealing';
import type { WebhookSender } from '#platform/webhook-sender';
import { webhookHeaders } from '#platform/webhook-signature';

export interface WebhookDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly sealer: Sealer;
  readonly publicUrl: string;
  readonly sendWebhook: WebhookSender;
  /** Tests set the time and the jitter. */
  readonly now?: () => Date;
  readonly random?: () => number;
}

/**
 * Attempts the delivery that has been due longest; false if none is due. A crash between the answer and its record sends
 * the event once more, with the same id.
 */
export async function deliverNextWebhook(deps: WebhookDeps): Promise<boolean> {
  const now = deps.now ?? (() => new Date());
  const delivery = await claimDelivery(deps.db, now());
  if (delivery === undefined) return false;
  const startedAt = now();
  const answer = await deps.sendWebhook({
    url: delivery.url,
    headers: await headersOf(deps, delivery, startedAt),
    body: delivery.body,
  });
  if (answer.failure !== null) {
    const { id: deliveryId, webhookId } = delivery;
    deps.log.info({ deliveryId, webhookId, status: answer.status, failure: answer.failure }, 'webhook not accepted');
  }
  const random = (deps.random ?? Math.random)();
  await deps.db.transaction((trx) => settleAttempt(trx, deps, { delivery, answer, startedAt, endedAt: now(), random }));
  return true;
}

async function headersOf(
  { db, sealer }: WebhookDeps,
  { webhookId, eventId, body }: ClaimedDelivery,
  at: Date,
): Promise<Readonly<Record<string, string>>> {
  const secrets = await validSecrets(db, sealer, { webhookId, now: at });
  return webhookHeaders({ id: webhookMessageId(eventId), body, at }, secrets);
}
