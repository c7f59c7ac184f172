import { roundHalfUp } from '../shared/money';
import { DENOMINATOR, type LineDraft } from './drafts';
import type { PaidHours } from './hours';
import { isOvertime, isWage } from './line-kinds';
import type { PayTerms } from './terms';

/** Tenths of a cent an hour for a cent a second. */
const CENT_SECOND_MILLS = 36_000n;

const sum = (drafts: readonly LineDraft[]): bigint => drafts.reduce((total, { numerator }) => total + numerator, 0n);
const secondsOf = (hours: readonly PaidHours[]): number => hours.reduce((total, { seconds }) => total + seconds, 0);

/**
 * Whether a week's overtime is paid at a regular rate that includes other pay than the hourly rate (29 CFR 778.109): the
 * carrier is not exempt, and there is such pay, or hours at two rates (29 CFR 778.115).
 */
export function hasRegularRate(
  terms: PayTerms,
  hours: readonly PaidHours[],
  { others, hasTwoRates }: { readonly others: readonly LineDraft[]; readonly hasTwoRates: boolean },
): boolean {
  const isHourly = terms.paymentType === 'hourly' || terms.paymentType === 'hourlyPlusMileage';
  const hasOvertime = hours.some(({ kind }) => isOvertime(kind));
  const hasOtherPay = hasTwoRates || sum(others.filter(({ kind }) => isWage(kind))) > 0n;
  return isHourly && !terms.isExempt && hasOvertime && hasOtherPay;
}

/**
 * Half the regular rate for each overtime hour (29 CFR 778.110 and 778.111). The regular rate is the pay of the week by its
 * hours, all of which are among the drafts at their full rate.
 */
export function premiumDrafts(drafts: readonly LineDraft[], hours: readonly PaidHours[]): LineDraft[] {
  const seconds = secondsOf(hours);
  const wages = sum(drafts.filter(({ kind }) => isWage(kind)));
  return drafts
    .filter(({ kind }) => isOvertime(kind))
    .map((draft) => ({
      kind: 'overtimePremium',
      date: draft.date,
      quantity: draft.quantity,
      unit: 'seconds',
      rateMills: roundHalfUp(wages * CENT_SECOND_MILLS, DENOMINATOR * BigInt(seconds)),
      factor: 0.5,
      numerator: wages * BigInt(draft.quantity),
      denominator: DENOMINATOR * 2n * BigInt(seconds),
      params: { wageCents: roundHalfUp(wages, DENOMINATOR), seconds },
    }));
}
