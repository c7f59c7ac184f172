import { roundHalfUp } from '../shared/money';
import { monthsAfter } from '../shared/periods';

/** Basis points of the whole. */
const WHOLE = 10_000;

/** A payment, credit or write-off as far as late fees are concerned. */
export interface CountedPayment {
  readonly cents: number;
  /** The day from which it counts: when it was started or received, not when it was entered. */
  readonly on: string;
}

/** An invoice as far as late fees are concerned. */
export interface LateInvoice {
  readonly dueOn: string;
  /** Its lines without late fees. */
  readonly principalCents: number;
  /** Also payments that are processing; not those that failed or were returned. */
  readonly payments: readonly CountedPayment[];
  /** The fees of its months so far, with what was reversed of each. */
  readonly charged: readonly { readonly month: number; readonly cents: number }[];
}

/** The last day of the nth month after the due date, counted from the due date itself, so that no month drifts. */
export const lateMonthEnd = (dueOn: string, month: number): string => monthsAfter(dueOn, month);

/** The unpaid principal at the end of a day. Payments go to the principal before any fee. */
export const unpaidPrincipal = ({ principalCents, payments }: LateInvoice, day: string): number =>
  Math.max(0, principalCents - payments.reduce((sum, { cents, on }) => (on <= day ? sum + cents : sum), 0));

/** 1.5 % of 600.00 at a rate of 150: 9.00. Rounded half up, once. */
export const lateFeeOf = (baseCents: number, rate: number): number =>
  roundHalfUp(BigInt(baseCents) * BigInt(rate), WHOLE);

/** A fee that is to be charged, or the part of a charged fee that is to be reversed. */
export interface LateFeeChange {
  readonly month: number;
  /** The month's last day. */
  readonly on: string;
  readonly baseCents: number;
  /** In basis points. */
  readonly rate: number;
  /** Positive for a fee, negative for a reversal. */
  readonly cents: number;
  /** Whether the month had a fee before. */
  readonly isCorrection: boolean;
}

/** How far months are computed: beyond this, a debt is written off or collected elsewhere. */
const MAX_MONTHS = 120;

/**
 * The fees to charge or reverse so that each month that is over has the fee of its unpaid principal. A payment that is
 * dated before a month's end but was entered later makes the fee smaller. A fee of less than a cent makes no line.
 */
export function lateFeeChanges(
  invoice: LateInvoice,
  /** The first day that is not over. */
  today: string,
  rateOn: (day: string) => number,
): LateFeeChange[] {
  const changes: LateFeeChange[] = [];
  for (let month = 1; month <= MAX_MONTHS; month += 1) {
    const on = lateMonthEnd(invoice.dueOn, month);
    if (on >= today) break;
    const ofMonth = invoice.charged.filter((fee) => fee.month === month);
    const charged = ofMonth.reduce((sum, { cents }) => sum + cents, 0);
    const baseCents = unpaidPrincipal(invoice, on);
    // A paid invoice whose fees are right needs no rate.
    if (baseCents === 0 && charged === 0) continue;
    const rate = rateOn(on);
    const cents = lateFeeOf(baseCents, rate) - charged;
    if (cents !== 0) changes.push({ month, on, baseCents, rate, cents, isCorrection: ofMonth.length > 0 });
  }
  return changes;
}

/** The next fee if nothing is paid until then, at the rate of its own day; undefined if there would be none. */
export function nextLateFee(
  invoice: LateInvoice,
  today: string,
  rateOn: (day: string) => number,
): { on: string; cents: number } | undefined {
  for (let month = 1; month <= MAX_MONTHS; month += 1) {
    const on = lateMonthEnd(invoice.dueOn, month);
    if (on < today) continue;
    const cents = lateFeeOf(unpaidPrincipal(invoice, on), rateOn(on));
    return cents > 0 ? { on, cents } : undefined;
  }
  return undefined;
}
