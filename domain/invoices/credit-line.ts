/** The line by which an invoice uses credit, and its total. */
export interface CreditUse {
  /** Negative: credit that is used. Positive: more was credited than charged, and the rest becomes credit, or used credit was taken back. 0: no line. */
  readonly creditCents: number;
  /** Never negative; an invoice of 0 is issued as paid. */
  readonly totalCents: number;
}

/**
 * The carrier's credit that an invoice of these lines uses before it is issued. Credit below 0, because a payment was returned
 * after its excess had been used, is billed.
 */
export function useCredit(subtotalCents: number, availableCents: number): CreditUse {
  const totalCents = Math.max(0, subtotalCents - availableCents);
  return { creditCents: totalCents - subtotalCents, totalCents };
}
