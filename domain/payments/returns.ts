import { creditOf, type LedgerLine, receivableOf } from '../ledger/accounts';
import type { Application } from './allocation';
import { refundAccount } from './settlement';
import type { PaymentMethod, PaymentState } from './states';

/** The part of a payment that is gone, by a report. */
export interface ReturnFacts {
  readonly state: PaymentState;
  /** A part that the payer's bank took back; absent if it took nothing or everything. */
  readonly returnedCents?: number | undefined;
}

/** The part of a payment that is gone by a report of it: all of a returned one. */
export function returnedBy({ state, returnedCents = 0 }: ReturnFacts, cents: number): number {
  if (state === 'returned') return cents;
  return state === 'succeeded' ? Math.min(returnedCents, cents) : 0;
}

/** Whether the money of a payment arrived, also if it was taken back later. */
export const hasArrived = (state: PaymentState): boolean => state === 'succeeded' || state === 'returned';

/** A payment that arrived, as far as taking it back is concerned. */
export interface TakeablePayment {
  readonly organizationId: string;
  readonly method: PaymentMethod;
  readonly creditedCents: number;
  readonly refundedCents: number;
  /** Its parts that settle invoices, those that are due last first. */
  readonly applications: readonly Application[];
}

/** The invoices that are unpaid again, the credit that is gone, and the ledger entry of both. */
export interface TakenPart {
  /** Negative. */
  readonly applications: readonly Application[];
  readonly creditCents: number;
  readonly entry: readonly LedgerLine[];
}

/**
 * Takes a part of a payment back: credit that was not refunded first, so that invoices stay paid; then the invoices that are due
 * last; then credit that was refunded, which the carrier owes.
 */
export function takePart(payment: TakeablePayment, cents: number): TakenPart {
  const { organizationId, method, creditedCents, refundedCents } = payment;
  const unrefunded = Math.min(cents, Math.max(0, creditedCents - refundedCents));
  let left = cents - unrefunded;
  const applications: Application[] = [];
  for (const { invoiceId, cents: applied } of payment.applications) {
    const part = Math.min(left, applied);
    if (part > 0) applications.push({ invoiceId, cents: -part });
    left -= part;
  }
  const creditCents = unrefunded + left;
  const entry: readonly LedgerLine[] = [
    { account: refundAccount(method), cents: -cents },
    { account: receivableOf(organizationId), cents: cents - creditCents },
    { account: creditOf(organizationId), cents: creditCents },
  ];
  return { applications, creditCents, entry: entry.filter((line) => line.cents !== 0) };
}

/** The lines that are missing from an entry that is booked already, so that both together are the wanted one. */
export function missingLines(wanted: readonly LedgerLine[], booked: readonly LedgerLine[]): LedgerLine[] {
  const cents = new Map(wanted.map((line) => [line.account, line.cents]));
  for (const line of booked) cents.set(line.account, (cents.get(line.account) ?? 0) - line.cents);
  return [...cents].map(([account, rest]) => ({ account, cents: rest })).filter((line) => line.cents !== 0);
}
