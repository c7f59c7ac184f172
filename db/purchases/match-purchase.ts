import type { CandidacyEvent, CandidacyEventType } from '#domain/candidacies/events';
import type { Transaction } from '../core/handle';
import { readMatchOffers } from './match-offers';
import { confirmedAt } from './price-quotes';
import { storePurchase } from './purchase-store';

/** Events with which a candidacy can enter review. */
const entering: readonly CandidacyEventType[] = ['invited', 'requested', 'inviteAccepted', 'movedToReview'];
/** Events with which a carrier, or its autopilot, orders the match. */
const ordering: readonly CandidacyEventType[] = ['invited', 'movedToReview'];

/**
 * Stores the purchase of a match when the candidacy enters review, in the transaction of the event
 * (docs/billing.md#matches). Whether the driver is certified is decided now; the price and the trial are those of the order:
 * the invitation, or the acceptance of the driver's application.
 */
export async function buyMatch(trx: Transaction, workflowId: string, event: CandidacyEvent): Promise<void> {
  const { name, organizationId, driverId, orderId, candidacyId, round } = event.snapshot;
  if (name !== 'inReview' || !entering.includes(event.type)) return;
  const order = await readOrder(trx, workflowId, event);
  const at = (await confirmedAt(trx, { orderId, driverId, orderedAt: order.at })) ?? order.at;
  const offer = (await readMatchOffers(trx, { organizationId, driverIds: [driverId], at })).get(driverId);
  if (offer === undefined || offer.reason === 'purchased') return;
  await storePurchase(trx, {
    organization_id: organizationId,
    driver_id: driverId,
    product: offer.product,
    price_id: offer.priceId,
    list_cents: offer.listCents,
    cents: offer.cents,
    reason: offer.reason,
    order_id: orderId,
    candidacy_id: candidacyId,
    round,
    bought_by: order.by,
    bought_at: event.at,
  });
}

interface MatchOrder {
  readonly at: Date;
  /** Null for autopilot. */
  readonly by: string | null;
}

async function readOrder(trx: Transaction, workflowId: string, event: CandidacyEvent): Promise<MatchOrder> {
  const row = await trx('workflow_events')
    .where({ workflow_id: workflowId })
    .whereIn('type', [...ordering])
    .where('seq', '<=', event.seq)
    .orderBy('seq', 'desc')
    .first('at', 'actor_id');
  return row === undefined ? { at: new Date(event.at), by: null } : { at: new Date(row.at), by: row.actor_id };
}
