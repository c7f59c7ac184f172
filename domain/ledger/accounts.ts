/** Accounts of the product, which no carrier has for itself (docs/billing.md#accounts). */
export const sharedAccounts = [
  'revenue:match',
  'revenue:onboarding',
  'revenue:workdays',
  'revenue:lateFees',
  'revenue:credits',
  'provider:clearing',
  'provider:fees',
  'bank',
  'badDebt',
] as const;

/** An account of the ledger. `receivable` is what a carrier owes, `credit` what it paid ahead. */
export type LedgerAccount = (typeof sharedAccounts)[number] | `receivable:${string}` | `credit:${string}`;

/** The debt of a carrier; a debit balance. */
export const receivableOf = (organizationId: string): LedgerAccount => `receivable:${organizationId}`;

/** Money that the carrier paid ahead, or was credited beyond its open invoices; a credit balance. */
export const creditOf = (organizationId: string): LedgerAccount => `credit:${organizationId}`;

/** One line of a transaction: cents, debit positive, credit negative, never 0. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly cents: number;
}

/** Why lines cannot be booked: `too-few` lines, cents that are `not-whole`, or a sum that is `not-zero`. */
export type LineFault = 'too-few' | 'not-whole' | 'not-zero';

/** The first fault of a transaction's lines; undefined if they can be booked. The database checks the same at commit. */
export function lineFault(lines: readonly LedgerLine[]): LineFault | undefined {
  if (lines.length < 2) return 'too-few';
  if (lines.some(({ cents }) => !Number.isSafeInteger(cents) || cents === 0)) return 'not-whole';
  return lines.reduce((sum, { cents }) => sum + BigInt(cents), 0n) === 0n ? undefined : 'not-zero';
}

/** The lines that undo these: each with the opposite sign. */
export const reversedLines = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map(({ account, cents }) => ({ account, cents: -cents }));
