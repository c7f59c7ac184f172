import type { OwedInvoice } from '#domain/payments/allocation';
import type { Transaction } from '../core/handle';
import { invoiceLink, type MessageDeps } from '../invoices/invoice-messages';
import { listBillingRecipients, listOperations } from '../invoices/recipients';
import { queueAccountMessage } from '../messages/account-message-store';
import { notifyOfBooking } from './change-messages';
import { notifyIfCleared } from './overdue-cleared';
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

/** Writes the receipt, the notice of failure, or that of a credit or write-off, and notifies operations of their options. */
export async function notifyOfSettlement(trx: Transaction, deps: MessageDeps, settled: SettledPayment): Promise<void> {
  const { method } = settled.payment;
  const carrier = await findCarrier(trx, settled.payment);
  if (method === 'credit' || method === 'writeOff') await notifyOfBooking(trx, deps, settled);
  else await notifyCarrier(trx, deps, { ...settled, carrier });
  if (settled.report.state !== 'succeeded') return;
  if (settled.creditCents > 0 && method !== 'credit') await notifyOfCredit(trx, deps, { ...settled, carrier });
  if (!carrier.isDisabled) return;
  const { organizationId } = settled.payment;
  const dueDays = settled.applied.map(({ dueOn }) => dueOn);
  await notifyIfCleared(trx, deps, { ...carrier, organizationId, dueDays, now: settled.now });
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
