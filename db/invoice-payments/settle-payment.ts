import { settle } from '#domain/payments/settlement';
import { isLater, type PaymentState } from '#domain/payments/states';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { lockAccount } from '../invoices/account-lock';
import type { MessageDeps } from '../invoices/invoice-messages';
import { postTransaction, reverseTransaction } from '../ledger/post';
import { listOwed } from './owed-invoices';
import { notifyOfSettlement } from './payment-messages';
import { findPayment, lockPayment, type StoredPayment } from './payment-store';
import type { SettledReport } from './settled-report';

/** A payment without provider: money that operations saw arrive, a credit or a write-off. */
export const arrived: SettledReport = {
  state: 'succeeded',
  failure: null,
  providerPaymentId: null,
  brand: null,
  last4: null,
};

/**
 * Moves a payment forward to the state that was reported, with its applications, ledger entry and messages, in one
 * transaction. Twice, late or out of order, a report changes nothing more. Returns whether it changed anything.
 */
export async function settlePayment(
  trx: Transaction,
  deps: MessageDeps,
  { id, report, now }: { readonly id: string; readonly report: SettledReport; readonly now: string },
): Promise<boolean> {
  const found = await findPayment(trx, id);
  if (found === undefined) return false;
  await lockAccount(trx, found.organizationId);
  const payment = await lockPayment(trx, id);
  if (payment === undefined || !isLater(report.state, payment.state)) return false;
  await trx('payments')
    .where({ id })
    .update({
      state: report.state,
      failure: report.failure,
      provider_payment_id: report.providerPaymentId ?? payment.providerPaymentId,
      ...(report.last4 !== null && { brand: report.brand, last4: report.last4 }),
      ...(isFinal(report.state) && { settled_at: now }),
    });
  if (report.state === 'succeeded') await applyPayment(trx, deps, { payment, now });
  if (report.state === 'returned' && payment.state === 'succeeded') await takeBack(trx, payment, { report, now });
  if (report.state === 'failed' || report.state === 'returned') {
    await notifyOfSettlement(trx, deps, { payment, report, now, applied: [], creditCents: 0 });
  }
  return true;
}

const isFinal = (state: PaymentState): boolean => state === 'succeeded' || state === 'failed' || state === 'returned';

async function applyPayment(
  trx: Transaction,
  deps: MessageDeps,
  { payment, now }: { readonly payment: StoredPayment; readonly now: string },
): Promise<void> {
  const { id, organizationId, method, cents, invoiceId, actorId } = payment;
  const owed = await listOwed(trx, organizationId);
  const settlement = settle({ organizationId, method, cents, invoiceId: invoiceId ?? undefined }, owed);
  const { applications, creditCents, entry } = settlement;
  await insertApplications(trx, { paymentId: id, appliedAt: now }, applications);
  if (creditCents > 0) await trx('payments').where({ id }).update({ credited_cents: creditCents });
  await postTransaction(trx, {
    kind: method === 'credit' || method === 'writeOff' ? method : 'payment',
    key: `payment/${id}`,
    organizationId,
    occurredAt: now,
    ...(actorId !== null && { actorId }),
    lines: entry,
  });
  await notifyOfSettlement(trx, deps, {
    payment,
    report: arrived,
    now,
    applied: owed.filter(({ id: owedId }) => applications.some((part) => part.invoiceId === owedId)),
    creditCents,
  });
}

async function insertApplications(
  trx: Transaction,
  { paymentId, appliedAt }: { readonly paymentId: string; readonly appliedAt: string },
  applications: readonly { readonly invoiceId: string; readonly cents: number }[],
): Promise<void> {
  if (applications.length === 0) return;
  await trx('payment_applications').insert(
    applications.map(({ invoiceId, cents }) => ({
      id: newId(),
      payment_id: paymentId,
      invoice_id: invoiceId,
      cents,
      applied_at: appliedAt,
    })),
  );
}

/** The bank returned the money: the invoices are unpaid again, and the credit is gone, even if it was used. */
async function takeBack(
  trx: Transaction,
  { id }: StoredPayment,
  { report, now }: { readonly report: SettledReport; readonly now: string },
): Promise<void> {
  const parts: { invoiceId: string; cents: number }[] = await trx('payment_applications')
    .where({ payment_id: id })
    .groupBy('invoice_id')
    .select({ invoiceId: 'invoice_id', cents: trx.raw('-sum(cents)::integer') });
  const taken = parts.filter(({ cents }) => cents !== 0);
  await insertApplications(trx, { paymentId: id, appliedAt: now }, taken);
  await trx('payments').where({ id }).update({ credited_cents: 0 });
  const booked = await trx('ledger_transactions')
    .where({ key: `payment/${id}` })
    .first<{ id: string } | undefined>('id');
  if (booked === undefined) throw new Error('A payment that arrived has no ledger entry');
  await reverseTransaction(trx, booked.id, { reason: `returned: ${report.failure ?? 'other'}`, occurredAt: now });
}
