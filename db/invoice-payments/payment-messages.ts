import type { OwedInvoice } from '#domain/payments/allocation';
import { dateAt } from '#domain/shared/zoned-time';
import type { Transaction } from '../core/handle';
import { invoiceLink, type MessageDeps } from '../invoices/invoice-messages';
import { listBillingRecipients, listOperations } from '../invoices/recipients';
import { queueAccountMessage } from '../messages/account-message-store';
import type { StoredPayment } from './payment-store';
import type { SettledReport } from './settled-report';

/** A payment that arrived, failed or was returned. */
export interface SettledPayment {
  readonly payment: StoredPayment;
  readonly report: SettledReport;
  readonly now: string;
  /** The invoices to which it was applied, as they were before. */
  readonly applied: readonly OwedInvoice[];
  readonly creditCents: number;
}

interface Carrier {
  readonly name: string;
  readonly zone: string;
  readonly isDisabled: boolean;
  /** Of the invoice that the payment names. */
  readonly number: string | null;
  readonly isUnpaid: boolean;
}

/** Writes the receipt or the notice of failure, and notifies operations of their options. Credits and write-offs have no receipt. */
export async function notifyOfSettlement(trx: Transaction, deps: MessageDeps, settled: SettledPayment): Promise<void> {
  const { method } = settled.payment;
  const carrier = await findCarrier(trx, settled.payment);
  if (method !== 'credit' && method !== 'writeOff') await notifyCarrier(trx, deps, { ...settled, carrier });
  if (settled.report.state !== 'succeeded') return;
  if (settled.creditCents > 0 && method !== 'credit') await notifyOfCredit(trx, deps, { ...settled, carrier });
  if (carrier.isDisabled) await notifyIfPaid(trx, deps, { ...settled, carrier });
}

async function findCarrier(trx: Transaction, { organizationId, invoiceId }: StoredPayment): Promise<Carrier> {
  const { rows } = await trx.raw<{ rows: Carrier[] }>(
    `select organizations.name, organizations.time_zone as zone,
       coalesce(carrier_agreements.is_disabled, false) as "isDisabled",
       named.number, coalesce(named.voided_at is null and named.paid_cents < named.total_cents, false) as "isUnpaid"
     from organizations
     left join invoices as named on named.id = ?::uuid
     left join carrier_agreements on carrier_agreements.organization_id = organizations.id
     where organizations.id = ?`,
    [invoiceId, organizationId],
  );
  const [carrier] = rows;
  if (carrier === undefined) throw new Error('The carrier of a payment is missing');
  return carrier;
}

type WithCarrier = SettledPayment & { readonly carrier: Carrier };

async function notifyCarrier(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  { payment, report, applied, creditCents, carrier }: WithCarrier,
): Promise<void> {
  const { organizationId, invoiceId, cents } = payment;
  const arrivedAt = report.state === 'succeeded';
  const reached = await balancesOf(trx, applied);
  const open = reached.filter((invoice) => invoice.cents > 0);
  const isPaid = arrivedAt && !reached.some((invoice) => invoice.id === invoiceId && invoice.cents > 0);
  const link =
    invoiceId === null
      ? new URL('/business/invoice', publicUrl).href
      : invoiceLink(publicUrl, isPaid ? 'paid' : 'open', invoiceId);
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId)) {
    const to = { channel: 'mail', to: email, userId } as const;
    if (arrivedAt) {
      const numbers = reached.filter((invoice) => invoice.cents === 0).map(({ number }) => number);
      const isRegained = report.isRegained === true;
      const rest = open.map(({ number, cents: balance }) => ({ number, cents: balance }));
      await queueAccountMessage(trx, sealer, {
        ...to,
        template: 'payment-received',
        params: { firstName, cents, numbers, open: rest, creditCents, isRegained, link },
      });
    } else {
      const isReturned = report.state === 'returned';
      const failure = report.failure ?? 'other';
      const number = carrier.isUnpaid ? carrier.number : null;
      await queueAccountMessage(trx, sealer, {
        ...to,
        template: 'payment-failed',
        params: { firstName, cents, number, isReturned, failure, link },
      });
    }
  }
}

/** Notifies operations of a refund that failed after it was sent. */
export async function notifyOfFailedRefund(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  refundId: string,
): Promise<void> {
  const refund = await trx('payment_refunds')
    .join('payments', 'payments.id', 'payment_refunds.payment_id')
    .join('organizations', 'organizations.id', 'payments.organization_id')
    .where('payment_refunds.id', refundId)
    .first<RefundFacts | undefined>({
      organizationId: 'organizations.id',
      carrier: 'organizations.name',
      zone: 'organizations.time_zone',
      cents: 'payment_refunds.cents',
      startedAt: 'payment_refunds.started_at',
    });
  if (refund === undefined) throw new Error('The carrier of a refund is missing');
  const { organizationId, carrier, zone, cents, startedAt } = refund;
  const link = new URL(`/ops/billing/carriers/${organizationId}`, publicUrl).href;
  const orderedOn = dateAt(startedAt, zone);
  for (const { userId, email, firstName } of await listOperations(trx)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'refund-failed',
      params: { firstName, carrier, cents, orderedOn, link },
    });
  }
}

interface RefundFacts {
  readonly organizationId: string;
  readonly carrier: string;
  readonly zone: string;
  readonly cents: number;
  readonly startedAt: string;
}

/** The invoices that a payment reached, with their balances after it. */
const balancesOf = (
  trx: Transaction,
  applied: readonly OwedInvoice[],
): Promise<{ id: string; number: string; cents: number }[]> =>
  trx('invoices')
    .whereIn(
      'id',
      applied.map(({ id }) => id),
    )
    .orderBy(['due_on', 'number'])
    .select({ id: 'id', number: 'number', cents: trx.raw('total_cents - paid_cents') });

async function notifyOfCredit(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  { payment, creditCents, carrier }: WithCarrier,
): Promise<void> {
  const link = new URL(`/ops/billing/carriers/${payment.organizationId}`, publicUrl).href;
  for (const { userId, email, firstName } of await listOperations(trx)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'payment-credited',
      params: { firstName, carrier: carrier.name, cents: creditCents, number: carrier.number, link },
    });
  }
}

/** A disabled carrier is never enabled automatically: operations decide, once the last overdue invoice is paid. */
async function notifyIfPaid(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  { payment, applied, now, carrier }: WithCarrier,
): Promise<void> {
  const today = dateAt(now, carrier.zone);
  const { organizationId } = payment;
  if (!applied.some(({ dueOn }) => dueOn < today) || (await hasOverdue(trx, organizationId, today))) return;
  const link = new URL(`/ops/billing/carriers/${organizationId}`, publicUrl).href;
  for (const { userId, email, firstName } of await listOperations(trx)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'carrier-paid',
      params: { firstName, carrier: carrier.name, link },
    });
  }
}

async function hasOverdue(trx: Transaction, organizationId: string, today: string): Promise<boolean> {
  const row = await trx('invoices')
    .where({ organization_id: organizationId })
    .whereNull('voided_at')
    .whereRaw('paid_cents < total_cents')
    .where('due_on', '<', today)
    .first<{ id: string } | undefined>('id');
  return row !== undefined;
}
