import type { ChargeKind } from '../charges/charge';
import { creditOf, type LedgerAccount, type LedgerLine, receivableOf } from '../ledger/accounts';
import { type CreditUse, useCredit } from './credit-line';

/** A charge that is to be invoiced. */
export interface OpenCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly sourceId: string;
  readonly cents: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly occurredAt: string;
}

/** A line of an invoice before its number. */
export interface DraftLine {
  readonly chargeId: string | null;
  readonly kind: ChargeKind | 'credit';
  readonly sourceId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly occurredAt: string;
  /** Late fees and their corrections: no fee is charged on them. */
  readonly isFee: boolean;
  readonly cents: number;
}

/** An invoice before its number. */
export interface InvoiceDraft {
  readonly lines: readonly DraftLine[];
  readonly totalCents: number;
  /** The base of late fees. */
  readonly principalCents: number;
}

const feeCodes: ReadonlySet<unknown> = new Set(['lateFee', 'lateFeeReversed', 'lateFeeRestored']);

const lineOf = ({ id, ...charge }: OpenCharge): DraftLine => ({
  ...charge,
  chargeId: id,
  isFee: charge.kind === 'lateFee' || feeCodes.has(charge.details['code']),
});

/** Whether there is something to bill: charges, or credit below 0 because a payment was returned after its excess was used. */
export const isBillable = (charges: readonly OpenCharge[], creditCents: number): boolean =>
  charges.length > 0 || creditCents < 0;

/** The invoice of these charges: credit is used before it is issued, for the principal before the fees. */
export function draftInvoice(
  charges: readonly OpenCharge[],
  { creditCents, at }: { readonly creditCents: number; readonly at: string },
): InvoiceDraft {
  const lines = charges.map(lineOf);
  const credit = useCredit(sum(lines), creditCents);
  const all: readonly DraftLine[] = credit.creditCents === 0 ? lines : [...lines, creditLine(credit, at)];
  const withoutFees = sum(all.filter(({ isFee }) => !isFee));
  return {
    lines: all,
    totalCents: credit.totalCents,
    principalCents: Math.min(credit.totalCents, Math.max(0, withoutFees)),
  };
}

/** Credit is added only to an invoice of 0: on any other, a positive line takes back credit that was used. */
function creditCode({ creditCents, totalCents }: CreditUse): 'creditUsed' | 'creditKept' | 'creditTakenBack' {
  if (creditCents < 0) return 'creditUsed';
  return totalCents === 0 ? 'creditKept' : 'creditTakenBack';
}

const creditLine = (credit: CreditUse, occurredAt: string): DraftLine => ({
  chargeId: null,
  kind: 'credit',
  sourceId: null,
  details: { code: creditCode(credit) },
  occurredAt,
  isFee: false,
  cents: credit.creditCents,
});

const sum = (lines: readonly { readonly cents: number }[]): number =>
  lines.reduce((total, { cents }) => total + cents, 0);

const revenueOf: Readonly<Record<ChargeKind, LedgerAccount>> = {
  match: 'revenue:match',
  onboarding: 'revenue:onboarding',
  workday: 'revenue:workdays',
  lateFee: 'revenue:lateFees',
  adjustment: 'revenue:credits',
};

/** The entry of an invoice: what the carrier owes and the credit that it used, against the revenue of each kind. */
export function invoiceEntry(organizationId: string, { lines, totalCents }: InvoiceDraft): LedgerLine[] {
  const byAccount = new Map<LedgerAccount, number>([[receivableOf(organizationId), totalCents]]);
  for (const { kind, cents } of lines) {
    const account = kind === 'credit' ? creditOf(organizationId) : revenueOf[kind];
    byAccount.set(account, (byAccount.get(account) ?? 0) - cents);
  }
  return [...byAccount].map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
}
