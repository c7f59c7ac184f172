import type { PaymentMethod } from '#domain/payments/states';
import type { Transaction } from '../core/handle';
import { invoiceLink, type MessageDeps } from '../invoices/invoice-messages';
import { listBillingRecipients, listOperations } from '../invoices/recipients';
import { queueAccountMessage } from '../messages/account-message-store';

/** The outcome of a refund: sent; refused by the provider; or returned by the bank after it was sent. */
export type RefundOutcome = 'sent' | 'refused' | 'returned';

interface RefundFacts {
  readonly organizationId: string;
  readonly carrier: string;
  readonly invoiceId: string | null;
  readonly cents: number;
  readonly reason: string;
  readonly method: PaymentMethod;
  readonly last4: string | null;
}

/**
 * Notifies the carrier of a refund that was sent or that came back, and operations of each that failed: the provider may refuse
 * it long after it was asked for. Nothing has changed for a carrier whose refund is refused.
 */
export async function notifyOfRefund(
  trx: Transaction,
  deps: MessageDeps,
  { id, outcome }: { readonly id: string; readonly outcome: RefundOutcome },
): Promise<void> {
  const refund = await findRefundFacts(trx, id);
  if (outcome !== 'refused') await notifyCarrier(trx, deps, { ...refund, isReturned: outcome === 'returned' });
  if (outcome !== 'sent') await notifyOperations(trx, deps, refund);
}

async function findRefundFacts(trx: Transaction, id: string): Promise<RefundFacts> {
  const refund = await trx('payment_refunds')
    .join('payments', 'payments.id', 'payment_refunds.payment_id')
    .join('organizations', 'organizations.id', 'payments.organization_id')
    .where('payment_refunds.id', id)
    .first<RefundFacts | undefined>({
      organizationId: 'payments.organization_id',
      carrier: 'organizations.name',
      invoiceId: 'payments.invoice_id',
      cents: 'payment_refunds.cents',
      reason: 'payment_refunds.reason',
      method: 'payments.method',
      last4: 'payments.last4',
    });
  if (refund === undefined) throw new Error('A refund is missing');
  return refund;
}

async function notifyCarrier(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  {
    organizationId,
    invoiceId,
    cents,
    reason,
    method,
    last4,
    isReturned,
  }: RefundFacts & { readonly isReturned: boolean },
): Promise<void> {
  const link =
    invoiceId === null ? new URL('/business/invoice', publicUrl).href : invoiceLink(publicUrl, 'paid', invoiceId);
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId)) {
    const to = { channel: 'mail', to: email, userId } as const;
    const params = { firstName, cents, method, last4, link };
    await (isReturned
      ? queueAccountMessage(trx, sealer, { ...to, template: 'refund-returned', params })
      : queueAccountMessage(trx, sealer, { ...to, template: 'credit-refunded', params: { ...params, reason } }));
  }
}

async function notifyOperations(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  { organizationId, carrier, cents }: RefundFacts,
): Promise<void> {
  const link = new URL(`/ops/billing/carriers/${organizationId}`, publicUrl).href;
  for (const { userId, email, firstName } of await listOperations(trx)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'refund-failed',
      params: { firstName, carrier, cents, link },
    });
  }
}
