import { hasArrived, returnedBy } from '#domain/payments/returns';
import { settle } from '#domain/payments/settlement';
import { isLater } from '#domain/payments/states';
import type { Transaction } from '../core/handle';
import { lockAccount } from '../invoices/account-lock';
import type { MessageDeps } from '../invoices/invoice-messages';
import { postTransaction } from '../ledger/post';
import { insertApplications } from './application-store';
import { listOwed } from './owed-invoices';
import { notifyOfSettlement } from './payment-messages';
import { findPayment, lockPayment, type StoredPayment } from './payment-store';
import { changeReturn } from './return-payment';
import type { SettledReport } from './settled-report';

/** A payment without provider: money that operations saw arrive, a credit or a write-off. */
export const arrived: SettledReport = {
  state: 'succeeded',
  failure: null,
  providerPaymentId: null,
  brand: null,
  last4: null,
};

/** A payment and what is reported of it. */
interface Reported {
  readonly payment: StoredPayment;
  readonly report: SettledReport;
  readonly now: string;
}

/**
 * Moves a payment forward to the state that was reported, with its applications, ledger entry and messages, in one
 * transaction. Twice, late or out of order, a report changes nothing more. Only a dispute that was won moves a returned payment
 * back. Returns whether it changed anything.
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
  if (payment === undefined) return false;
  const reported = { payment, report, now };
  if (hasArrived(payment.state)) return hasArrived(report.state) && (await changeArrived(trx, deps, reported));
  if (!isLater(report.state, payment.state)) return false;
  await advance(trx, deps, reported);
  return true;
}

/** Moves a payment forward whose money had not arrived. */
async function advance(trx: Transaction, deps: MessageDeps, reported: Reported): Promise<void> {
  const { payment, report, now } = reported;
  const { id } = payment;
  const isOver = hasArrived(report.state) || report.state === 'failed';
  await trx('payments')
    .where({ id })
    .update({
      state: report.state,
      ...factsOf(reported),
      ...(isOver && { settled_at: now }),
      ...(report.state === 'returned' && { returned_cents: payment.cents }),
    });
  if (report.state === 'failed' || report.state === 'returned') {
    await notifyOfSettlement(trx, deps, { payment, report, now, applied: [], creditCents: 0 });
  }
  if (report.state !== 'succeeded') return;
  await applyPayment(trx, deps, { payment, now });
  const stored = returnedBy(report, payment.cents) > 0 ? await lockPayment(trx, id) : undefined;
  if (stored !== undefined) await changeArrived(trx, deps, { ...reported, payment: stored });
}

const factsOf = ({ payment, report }: Reported) => ({
  failure: report.failure,
  provider_payment_id: report.providerPaymentId ?? payment.providerPaymentId,
  ...(report.last4 !== null && { brand: report.brand, last4: report.last4 }),
});

/** Books money that a bank took back of a payment that had arrived, or that arrived again, and notifies the carrier. */
async function changeArrived(trx: Transaction, deps: MessageDeps, reported: Reported): Promise<boolean> {
  const { payment, report, now } = reported;
  const owed = await listOwed(trx, payment.organizationId);
  const change = await changeReturn(trx, reported);
  if (change === undefined) return false;
  await trx('payments')
    .where({ id: payment.id })
    .update({ ...factsOf(reported), settled_at: now });
  const isTaken = change.cents > 0;
  await notifyOfSettlement(trx, deps, {
    payment: { ...payment, cents: Math.abs(change.cents) },
    report: { ...report, state: isTaken ? 'returned' : 'succeeded' },
    now,
    applied: isTaken ? [] : owed.filter(({ id }) => change.applications.some((part) => part.invoiceId === id)),
    creditCents: change.creditCents,
  });
  return true;
}

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
