/** The line by which an invoice uses credit, and its total. */
export interface CreditUse {
  /** Negative: credit that is used. Positive: more was credited than charged, and the rest becomes credit. 0: no line. */
  readonly creditCents: number;
  /** Never negative; an invoice of 0 is issued as paid. */
  readonly totalCents: number;
}

/** How an invoice of these lines uses the carrier's credit before it is issued. */
export function useCredit(subtotalCents: number, availableCents: number): CreditUse {
  if (subtotalCents < 0) return { creditCents: -subtotalCents, totalCents: 0 };
  const used = Math.min(subtotalCents, availableCents);
  return { creditCents: used === 0 ? 0 : -used, totalCents: subtotalCents - used };
}
