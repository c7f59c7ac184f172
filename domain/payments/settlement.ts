import { creditOf, type LedgerAccount, type LedgerLine, receivableOf } from '../ledger/accounts';
import { allocate, type Allocation, type OwedInvoice } from './allocation';
import type { PaymentMethod } from './states';

/** Where the money of a payment is, or what bears the loss of a credit or write-off. */
const debitOf: Readonly<Record<PaymentMethod, LedgerAccount>> = {
  card: 'provider:clearing',
  bankTransfer: 'provider:clearing',
  transfer: 'bank',
  credit: 'revenue:credits',
  writeOff: 'badDebt',
};

/** A payment that arrived. */
export interface ArrivedPayment {
  readonly organizationId: string;
  readonly method: PaymentMethod;
  readonly cents: number;
  /** The invoice that it names. */
  readonly invoiceId: string | undefined;
}

/** The invoices that a payment settles, and its ledger entry. */
export interface Settlement extends Allocation {
  readonly entry: readonly LedgerLine[];
}

/**
 * Money that arrived is always booked: what the named invoice does not need becomes the carrier's credit, whether it was
 * paid twice, in excess, or after the invoice was voided.
 */
export function settle(
  { organizationId, method, cents, invoiceId }: ArrivedPayment,
  owed: readonly OwedInvoice[],
): Settlement {
  const allocation = allocate(cents, owed, invoiceId);
  const applied = cents - allocation.creditCents;
  const entry: readonly LedgerLine[] = [
    { account: debitOf[method], cents },
    { account: receivableOf(organizationId), cents: -applied },
    { account: creditOf(organizationId), cents: -allocation.creditCents },
  ];
  return { ...allocation, entry: entry.filter((line) => line.cents !== 0) };
}

/** The account from which a refund of a payment is paid. */
export const refundAccount = (method: PaymentMethod): LedgerAccount => debitOf[method];
