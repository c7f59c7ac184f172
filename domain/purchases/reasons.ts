/**
 * Why a purchase costs less than its price: `trial`, because it was ordered in the carrier's trial; `minimum`, because the
 * minimum of an earlier onboarding order of the same driver covers it.
 */
export type PurchaseReason = 'trial' | 'minimum';
