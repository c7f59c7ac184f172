import { healthAfter, pauseAfter } from '#domain/webhooks/health';
import { type AttemptConsequence, consequenceOf } from '#domain/webhooks/retries';
import type { DeliveryState } from '#domain/webhooks/terms';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { WebhookAnswer } from '#platform/webhook-sender';
import type { Transaction } from '../core/handle';
import type { ClaimedDelivery } from './claims';
import { queueWebhookPaused, type WebhookMessageDeps } from './webhook-messages';
import { pauseWebhook } from './webhook-store';

/** An attempt with its answer. */
export interface Attempt {
  readonly delivery: ClaimedDelivery;
  readonly answer: WebhookAnswer;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** From 0 to below 1. */
  readonly random: number;
}

/**
 * Logs an attempt, and applies what follows from it: the next attempt, the health of the endpoint, or its pause. Of a delivery that
 * was replayed or skipped during the attempt, only the log is written.
 */
export async function settleAttempt(trx: Transaction, deps: WebhookMessageDeps, attempt: Attempt): Promise<void> {
  const { delivery, answer, endedAt: now, random } = attempt;
  // Locked before the delivery, as those do who pause and replay.
  const webhook = await trx('webhooks').where({ id: delivery.webhookId, deleted_at: null }).forUpdate().first();
  if (webhook === undefined) return;
  await logAttempt(trx, deps.sealer, attempt);
  const number = delivery.attempts + 1;
  const consequence = consequenceOf(answer, { number, now, random });
  const isOurs = await moveDelivery(trx, delivery, { consequence, number });
  if (!isOurs) return;
  if (consequence.kind === 'retry' && consequence.throttledUntil !== null) {
    await trx('webhooks').where({ id: webhook.id }).update({ throttled_until: consequence.throttledUntil });
  }
  if (delivery.isReplay) return;
  const before = { failingSince: webhook.failing_since, warnedAt: webhook.warned_at };
  const health = healthAfter(before, consequence.kind, now.toISOString());
  await trx('webhooks')
    .where({ id: webhook.id })
    .update({ failing_since: health.failingSince, warned_at: health.warnedAt });
  const reason = pauseAfter(consequence.kind, health, now);
  if (reason !== null && (await pauseWebhook(trx, webhook.id, { reason, at: now }))) {
    await queueWebhookPaused(trx, deps, { ...webhook, reason });
  }
}

async function logAttempt(trx: Transaction, sealer: Sealer, attempt: Attempt): Promise<void> {
  const { delivery, answer, startedAt, endedAt } = attempt;
  await trx('webhook_attempts').insert({
    id: newId(),
    delivery_id: delivery.id,
    at: startedAt,
    url: delivery.url,
    duration_ms: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    status: answer.status,
    failure: answer.failure,
    answer: answer.answer === null || answer.answer === '' ? null : sealer.seal(answer.answer),
    is_replay: delivery.isReplay,
  });
}

const stateAfter: Readonly<Record<AttemptConsequence['kind'], DeliveryState>> = {
  delivered: 'delivered',
  retry: 'pending',
  failed: 'failed',
  gone: 'failed',
};

/** False if another claim has the delivery. */
async function moveDelivery(
  trx: Transaction,
  { id, claimId }: ClaimedDelivery,
  { consequence, number }: { readonly consequence: AttemptConsequence; readonly number: number },
): Promise<boolean> {
  const moved = await trx('webhook_deliveries')
    .where({ id, claim_id: claimId })
    .update({
      state: stateAfter[consequence.kind],
      attempts: number,
      claim_id: null,
      claimed_until: null,
      ...(consequence.kind === 'retry' && { next_try_at: consequence.at }),
    });
  return moved > 0;
}
