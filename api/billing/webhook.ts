import type { RequestHandler } from 'express';
import { processEvent } from '#db/invoice-payments/follow-up';
import { storeEvent } from '#db/invoice-payments/provider-event-store';
import { ProblemError } from '#domain/problems';
import { type BillingProvider, type ProviderEvent, WebhookRefusedError } from '#platform/billing-provider';
import type { ApiDeps } from '../deps';

/** The provider reports payments here. No session: the signature proves the sender (docs/security.md#trust-boundaries). */
export const BILLING_WEBHOOK_PATH = '/api/payments/webhook/:provider';

/** Reports of payments are a few kilobytes. */
export const WEBHOOK_LIMIT = '256kb';

/** The dependencies of the route. */
type WebhookDeps = Pick<ApiDeps, 'billing' | 'db' | 'log' | 'now' | 'publicUrl' | 'sealer'>;

/**
 * Stores a report once and responds; then the payment is read at the provider, so that reports may come twice, late and in any
 * order. A report that cannot be processed now is processed by the recurring job `followUpPayments`.
 */
export function billingWebhook(deps: WebhookDeps): RequestHandler {
  return async (request, response) => {
    const { billing } = deps;
    if (billing === undefined || billing.name !== request.params['provider']) throw new ProblemError('not-found');
    const body: unknown = request.body;
    const event = readEvent(billing, Buffer.isBuffer(body) ? body : Buffer.alloc(0), request.get('stripe-signature'));
    const now = deps.now().toISOString();
    const isOpen = await storeEvent(deps.db, { provider: billing.name, event, now });
    response.status(200).json({ received: true });
    if (isOpen) await processStored({ ...deps, billing }, event, now);
  };
}

function readEvent(billing: BillingProvider, body: Buffer, signature: string | undefined): ProviderEvent {
  try {
    return billing.readEvent(body, signature);
  } catch (error) {
    if (error instanceof WebhookRefusedError) throw new ProblemError('webhook-not-valid');
    throw error;
  }
}

async function processStored(
  deps: WebhookDeps & { readonly billing: BillingProvider },
  event: ProviderEvent,
  now: string,
): Promise<void> {
  try {
    await processEvent(deps, { ...event, receivedAt: now }, now);
  } catch (error) {
    deps.log.warn({ err: error, eventId: event.id }, 'payment report stored, will be processed later');
  }
}
