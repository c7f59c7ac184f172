import type { ApprovalPreview, ApproveManyBody, TimesheetBrief } from '#domain/timesheets/schema';

/** A workday to approve, as the page showed it. */
export type Approvable = TimesheetBrief['approvable'][number];

/** An amount that the approver types, in cents, with its reason. */
export interface TypedAmount {
  readonly cents: number | null;
  readonly reason: string;
}

export type TypedAmounts = Readonly<Record<string, TypedAmount>>;

type PreviewRow = ApprovalPreview['data'][number];

/** Whether an amount is missing: without one, such a workday cannot be approved. */
const isTyped = ({ cents, reason }: TypedAmount | undefined = { cents: null, reason: '' }): boolean =>
  cents !== null && cents >= 0 && reason.trim() !== '';

const AMOUNT_MISSING = 'workday-amount-missing';

/** Whether the workday waits only for an amount. */
export const needsAmount = ({ code }: PreviewRow): boolean => code === AMOUNT_MISSING;

/** The rows that would be approved with these amounts, and those that are refused whatever is typed. */
export function splitPreview(rows: readonly PreviewRow[], amounts: TypedAmounts) {
  return {
    possible: rows.filter(({ _id, code }) => code === null || (code === AMOUNT_MISSING && isTyped(amounts[_id]))),
    unpriced: rows.filter((row) => needsAmount(row) && !isTyped(amounts[row._id])),
    refused: rows.filter(({ code }) => code !== null && code !== AMOUNT_MISSING),
  };
}

/** The totals of an approval of these rows. A typed amount counts in place of the computed one. */
export function totalsOf(rows: readonly PreviewRow[], amounts: TypedAmounts) {
  return rows.reduce(
    (sum, { _id, code, minutes, payCents, billedCents }) => ({
      count: sum.count + 1,
      minutes: sum.minutes + minutes,
      payCents: sum.payCents + (code === AMOUNT_MISSING ? (amounts[_id]?.cents ?? 0) : payCents),
      // Null if nothing is billed through the platform.
      billedCents:
        billedCents === null || code === AMOUNT_MISSING ? sum.billedCents : (sum.billedCents ?? 0) + billedCents,
      // The bill of a typed amount is known only when it is approved.
      hasTyped: sum.hasTyped || code === AMOUNT_MISSING,
    }),
    { count: 0, minutes: 0, payCents: 0, billedCents: null as number | null, hasTyped: false },
  );
}

/** The request for the rows that are possible. */
export function approveBody(
  rows: readonly PreviewRow[],
  refs: readonly Approvable[],
  amounts: TypedAmounts,
): ApproveManyBody {
  const versions = new Map(refs.map(({ _id, version }) => [_id, version]));
  return {
    workDays: rows.flatMap((row) => {
      const version = versions.get(row._id);
      const { cents, reason } = amounts[row._id] ?? { cents: null, reason: '' };
      if (version === undefined) return [];
      const amount = needsAmount(row) && cents !== null ? { amount: { cents, reason: reason.trim() } } : {};
      return [{ _id: row._id, version, ...amount }];
    }),
  };
}
