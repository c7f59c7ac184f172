/** The result of an action: the invoice's balance, and the amount that becomes the carrier's credit. */
export interface Preview {
  readonly balanceCents: number;
  readonly creditCents: number;
}

/** After a transfer: it is refused if it is more than the balance, so none of it becomes credit. */
export const afterTransfer = (balanceCents: number, cents: number): Preview => ({
  balanceCents: balanceCents - cents,
  creditCents: 0,
});

/** After a credit: what exceeds the balance becomes the carrier's credit. */
export const afterCredit = (balanceCents: number, cents: number): Preview => ({
  balanceCents: Math.max(balanceCents - cents, 0),
  creditCents: Math.max(cents - balanceCents, 0),
});

/** After a write-off or when the invoice is voided: nothing is owed any more. */
export const nothingOwed: Preview = { balanceCents: 0, creditCents: 0 };
