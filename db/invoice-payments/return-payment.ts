import type { LedgerLine } from '#domain/ledger/accounts';
import type { Application } from '#domain/payments/allocation';
import { missingLines, returnedBy, takePart } from '#domain/payments/returns';
import { settle } from '#domain/payments/settlement';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { linesOf, postTransaction, reverseTransaction } from '../ledger/post';
import { insertApplications } from './application-store';
import { listOwed } from './owed-invoices';
import type { StoredPayment } from './payment-store';
import { refundedOf } from './refund-store';
import type { SettledReport } from './settled-report';

/** Money that a bank took back of a payment, or that arrived again, and its use. */
export interface ReturnChange {
  /** Positive: taken back. */
  readonly cents: number;
  readonly applications: readonly Application[];
  /** The part of money that arrived again which no invoice needs. */
  readonly creditCents: number;
}

interface Reported {
  readonly payment: StoredPayment;
  readonly report: SettledReport;
  readonly now: string;
}

/**
 * Books the difference that a report shows for a payment that had arrived. Money comes back only by a dispute that was won;
 * what was read before the last change changes nothing. Undefined if nothing changed.
 */
export async function changeReturn(trx: Transaction, reported: Reported): Promise<ReturnChange | undefined> {
  const { payment, report, now } = reported;
  const cents = returnedBy(report, payment.cents) - payment.returnedCents;
  const isOld = payment.settledAt !== null && Date.parse(now) < Date.parse(payment.settledAt);
  if (cents === 0 || isOld) return undefined;
  if (cents > 0) return takeBack(trx, reported, cents);
  return report.isRegained === true ? regain(trx, reported, -cents) : undefined;
}

/** The bank took money: the invoices are unpaid again, and the credit is gone, even if it was used. */
async function takeBack(trx: Transaction, { payment, report, now }: Reported, cents: number): Promise<ReturnChange> {
  const { id } = payment;
  const refundedCents = await refundedOf(trx, id);
  const taken = takePart({ ...payment, refundedCents, applications: await appliedOf(trx, id) }, cents);
  await insertApplications(trx, { paymentId: id, appliedAt: now }, taken.applications);
  await setReturned(trx, payment, { cents, creditedCents: payment.creditedCents - taken.creditCents });
  const undone = payment.returnedCents === 0 && cents === payment.cents ? await arrivalOf(trx, id) : undefined;
  await book(trx, payment, { undone, reason: `returned: ${report.failure ?? 'other'}`, now, lines: taken.entry });
  return { cents, applications: taken.applications, creditCents: 0 };
}

/** A dispute was won: the money is applied to what is unpaid of its invoice by now, and the rest is credit. */
async function regain(trx: Transaction, { payment, now }: Reported, cents: number): Promise<ReturnChange> {
  const { id, organizationId, method, invoiceId } = payment;
  const owed = await listOwed(trx, organizationId);
  const { applications, creditCents, entry } = settle(
    { organizationId, method, cents, invoiceId: invoiceId ?? undefined },
    owed,
  );
  await setReturned(trx, payment, { cents: -cents, creditedCents: payment.creditedCents + creditCents });
  await insertApplications(trx, { paymentId: id, appliedAt: now }, applications);
  const undone = cents === payment.cents ? await wholeReturnOf(trx, id) : undefined;
  await book(trx, payment, { undone, reason: 'The dispute was won', now, lines: entry });
  return { cents: -cents, applications, creditCents };
}

interface Booking {
  /** The entry that this one undoes, if it is one of the whole payment. */
  readonly undone: string | undefined;
  readonly reason: string;
  readonly now: string;
  readonly lines: readonly LedgerLine[];
}

/** Books a reversal, and the rest apart: other invoices, or credit, because something was paid in the meantime. */
async function book(
  trx: Transaction,
  { id, organizationId }: StoredPayment,
  { undone, reason, now, lines }: Booking,
): Promise<void> {
  const reversal =
    undone === undefined ? undefined : await reverseTransaction(trx, undone, { reason, occurredAt: now });
  const missing = missingLines(lines, reversal === undefined ? [] : await linesOf(trx, reversal.id));
  if (missing.length === 0) return;
  const key = `return/${id}/${newId()}`;
  await postTransaction(trx, { kind: 'payment', key, organizationId, occurredAt: now, reason, lines: missing });
}

async function setReturned(
  trx: Transaction,
  { id, cents: whole, returnedCents }: StoredPayment,
  { cents, creditedCents }: { readonly cents: number; readonly creditedCents: number },
): Promise<void> {
  const returned = returnedCents + cents;
  await trx('payments')
    .where({ id })
    .update({
      returned_cents: returned,
      credited_cents: creditedCents,
      state: returned === whole ? 'returned' : 'succeeded',
    });
}

/** The invoices that a payment settles now, those that are due last first. */
async function appliedOf(trx: Transaction, paymentId: string): Promise<Application[]> {
  const parts: Application[] = await trx('payment_applications')
    .join('invoices', 'invoices.id', 'payment_applications.invoice_id')
    .where({ payment_id: paymentId })
    .groupBy('invoices.id')
    .havingRaw('sum(cents) <> 0')
    .orderByRaw('invoices.due_on desc, invoices.number desc')
    .select({ invoiceId: 'invoices.id', cents: trx.raw('sum(cents)::bigint') });
  return parts;
}

const UNREVERSED = 'not exists (select 1 from ledger_transactions as undoing where undoing.reverses = booked.id)';

/** The entry by which the payment arrived, unless it was reversed. */
async function arrivalOf(trx: Transaction, paymentId: string): Promise<string | undefined> {
  const row = await trx({ booked: 'ledger_transactions' })
    .where('booked.key', `payment/${paymentId}`)
    .whereRaw(UNREVERSED)
    .first<{ id: string } | undefined>('booked.id');
  return row?.id;
}

/** The reversal by which the whole payment was taken back, unless it was undone. */
async function wholeReturnOf(trx: Transaction, paymentId: string): Promise<string | undefined> {
  const row = await trx({ booked: 'ledger_transactions' })
    .join({ arrival: 'ledger_transactions' }, 'arrival.id', 'booked.reverses')
    .where('arrival.key', `payment/${paymentId}`)
    .whereRaw(UNREVERSED)
    .first<{ id: string } | undefined>('booked.id');
  return row?.id;
}
