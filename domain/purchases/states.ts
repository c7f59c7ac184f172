/**
 * The state of a purchase: `free`, if it cost nothing; `charged`, until an invoice contains it; `invoiced`; `credited` by
 * operations.
 */
export const purchaseStates = ['free', 'charged', 'invoiced', 'credited'] as const;
/** One of {@link purchaseStates}. */
export type PurchaseState = (typeof purchaseStates)[number];
