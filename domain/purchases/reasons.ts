/**
 * Why a purchase costs less than its price: `trial`, because it was ordered in the carrier's trial; `minimum`, because the
 * minimum of an earlier onboarding order of the same driver covers it.
 */
export const purchaseReasons = ['trial', 'minimum'] as const;
/** One of {@link purchaseReasons}. */
export type PurchaseReason = (typeof purchaseReasons)[number];

/** Why a match costs nothing now: the trial, or because the carrier has bought this driver's match before. */
export const freeReasons = ['trial', 'purchased'] as const;
/** One of {@link freeReasons}. */
export type FreeReason = (typeof freeReasons)[number];
