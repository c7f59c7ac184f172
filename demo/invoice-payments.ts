import type { Transaction } from '#db/core/handle';
import { insertPayment, type NewPayment } from '#db/invoice-payments/payment-store';
import { insertRefund, settleRefund } from '#db/invoice-payments/refund-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { creditPurchase } from '#db/purchases/credits';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Buyer, Messages } from './buyer';
import { sendDeposit } from './deposits';

/** The bill of a carrier at an instant. */
export interface Billed {
  readonly trx: Transaction;
  readonly buyer: Buyer;
  readonly messages: Messages;
  readonly issuedAt: number;
}

const PROVIDER = 'sandbox';
const MATCH_CREDIT = { cents: 1_500, reason: 'The driver had moved to another state.' } as const;
const INVOICE_CREDIT = { cents: 1_000, reason: 'Goodwill for the late answer of our support.' } as const;
const REFUND_REASON = 'Paid twice: by check and by bank transfer.';

/** Operations credit a part of the first match, some days before the next invoice. */
export async function creditMatch(trx: Transaction, { organizationId, opsId }: Buyer, at: string): Promise<void> {
  const purchase = await trx('purchases').where({ organization_id: organizationId }).orderBy('bought_at').first('id');
  if (purchase === undefined) return;
  const creditedAt = new Date(Date.parse(at) - 5 * DAY_MS);
  await creditPurchase(trx, { ...MATCH_CREDIT, purchaseId: purchase.id, by: opsId, at: creditedAt });
}

/** A check and a transfer pay the same invoice. Operations refund a part of the excess, and the next invoice uses the rest. */
export async function payTwice(billed: Billed): Promise<void> {
  const invoice = await invoiceToPay(billed);
  if (invoice === undefined) return;
  const { total_cents: cents } = invoice;
  const check = { method: 'transfer', cents, reference: 'Check 1042' } as const;
  await pay(billed, { ...check, invoiceId: invoice.id, startedOn: 10, settledOn: 10 });
  const transfer = { method: 'bankTransfer', cents, last4: '6789' } as const;
  const paymentId = await pay(billed, { ...transfer, invoiceId: invoice.id, startedOn: 8, settledOn: 12 });
  const { trx, buyer, issuedAt } = billed;
  const id = derivedId('seed', 'refund', paymentId);
  const now = new Date(issuedAt + 16 * DAY_MS).toISOString();
  const payment = { id: paymentId, organizationId: buyer.organizationId, method: transfer.method };
  const most = { cents: partOf(cents, 0.7), reason: REFUND_REASON };
  await insertRefund(trx, { ...most, id, payment, actorId: buyer.opsId, now });
  await settleRefund(trx, billed.messages, { id, state: 'succeeded', providerRefundId: `sandbox_${id}`, now });
  await sendDeposit(trx, { at: issuedAt + 17 * DAY_MS, state: 'paid' });
}

/** A card pays a part before the due day, and operations credit another. The rest is overdue. */
export async function payInPart(billed: Billed): Promise<void> {
  const invoice = await invoiceToPay(billed);
  if (invoice === undefined) return;
  const { id: invoiceId, total_cents: cents } = invoice;
  const card = { method: 'card', cents: partOf(cents, 0.4), brand: 'visa', last4: '4242' } as const;
  await pay(billed, { ...card, invoiceId, startedOn: 20, settledOn: 20 });
  await sendDeposit(billed.trx, { at: billed.issuedAt + 21 * DAY_MS, state: 'paid' });
  await pay(billed, { ...INVOICE_CREDIT, method: 'credit', invoiceId, startedOn: 24, settledOn: 24 });
}

/** A card pays a part of the last invoice yesterday; the provider has sent the money to the bank. */
export async function payRecently(billed: Billed): Promise<void> {
  const { trx, buyer, issuedAt } = billed;
  const days = (buyer.now - 30 * HOUR_MS - issuedAt) / DAY_MS;
  const invoice = await invoiceToPay(billed);
  if (days <= 0 || invoice === undefined) return;
  const { id: invoiceId, total_cents: cents } = invoice;
  const card = { method: 'card', cents: partOf(cents, 0.6), brand: 'mastercard', last4: '4444' } as const;
  await pay(billed, { ...card, invoiceId, startedOn: days, settledOn: days });
  await sendDeposit(trx, { at: buyer.now, state: 'onTheWay' });
}

/** The invoice of this billing run. A small world may have nothing to bill, or only a credit that makes the total zero. */
const invoiceToPay = ({ trx, buyer, issuedAt }: Billed) =>
  trx('invoices')
    .where({ organization_id: buyer.organizationId })
    .where('issued_at', new Date(issuedAt))
    .where('total_cents', '>', 0)
    .first('id', 'total_cents');

const partOf = (cents: number, share: number): number => Math.round(cents * share);

interface Paid extends Pick<NewPayment, 'method' | 'cents' | 'invoiceId' | 'reference' | 'reason'> {
  readonly brand?: string;
  readonly last4?: string;
  /** Days after the invoice. */
  readonly startedOn: number;
  readonly settledOn: number;
}

/** Stores a payment and its success. */
async function pay(billed: Billed, { startedOn, settledOn, brand, last4, ...payment }: Paid): Promise<string> {
  const { trx, messages, issuedAt, buyer } = billed;
  const { organizationId, payerId, opsId, zone } = buyer;
  const id = derivedId('seed', 'payment', String(payment.invoiceId), payment.method);
  const startedAt = new Date(issuedAt + startedOn * DAY_MS).toISOString();
  const isOnline = last4 !== undefined;
  const actorId = isOnline ? payerId : opsId;
  const of = { id, organizationId, actorId, startedAt, countsOn: dateAt(startedAt, zone) };
  await insertPayment(trx, { ...payment, ...of, ...(isOnline && { provider: PROVIDER }) });
  const online = { providerPaymentId: `sandbox_${id}`, brand: brand ?? null, last4: last4 ?? null };
  const report = { ...arrived, ...(isOnline && online) };
  await settlePayment(trx, messages, { id, report, now: new Date(issuedAt + settledOn * DAY_MS).toISOString() });
  return id;
}
