import type { LedgerLine } from '../ledger/accounts';
import type { DepositItemKind } from './states';

/** A part of a deposit. */
export interface DepositItem {
  /** The provider's id of it. */
  readonly reference: string;
  readonly kind: DepositItemKind;
  /** The payment to which it belongs, if it is one of ours. */
  readonly paymentId: string | null;
  /** The amount before the fee; negative if the provider sent it back. */
  readonly cents: number;
  readonly feeCents: number;
}

/** The sums of a deposit that accounting compares. */
export interface DepositSums {
  readonly paymentsCents: number;
  /** Refunds, returns, disputes and corrections. */
  readonly otherCents: number;
  readonly feeCents: number;
  readonly paymentCount: number;
}

/** The sums of a deposit's items. */
export function sumsOf(items: readonly DepositItem[]): DepositSums {
  const payments = items.filter(({ kind }) => kind === 'payment');
  const sum = (some: readonly DepositItem[]) => some.reduce((total, { cents }) => total + cents, 0);
  const paymentsCents = sum(payments);
  return {
    paymentsCents,
    otherCents: sum(items) - paymentsCents,
    feeCents: items.reduce((total, { feeCents }) => total + feeCents, 0),
    paymentCount: payments.length,
  };
}

/** Money that the provider sent to the bank, or took from it if the deposit is negative. */
export const depositLines = (cents: number): LedgerLine[] => fromClearing('bank', cents);

/** Fees that the provider kept. */
export const depositFeeLines = (feeCents: number): LedgerLine[] => fromClearing('provider:fees', feeCents);

const fromClearing = (account: 'bank' | 'provider:fees', cents: number): LedgerLine[] =>
  cents === 0
    ? []
    : [
        { account, cents },
        { account: 'provider:clearing', cents: -cents },
      ];
