/** The subject of an invoice line (docs/billing.md#charges). */
export const chargeKinds = ['match', 'onboarding', 'workday', 'lateFee', 'adjustment'] as const;
/** One of {@link chargeKinds}. */
export type ChargeKind = (typeof chargeKinds)[number];

/** Ids, dates and codes from which the text of an invoice line is written; no names. */
export type ChargeDetails = Readonly<Record<string, string | number | boolean | null>>;
