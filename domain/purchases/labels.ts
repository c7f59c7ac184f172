import type { PurchaseReason } from './reasons';
import type { PurchaseState } from './states';

/** States of a purchase in files; pages have the same texts of their own. */
export const purchaseStateLabels: Readonly<Record<PurchaseState, string>> = {
  free: 'Free',
  charged: 'On the next invoice',
  invoiced: 'Invoiced',
  credited: 'Credited',
};

/** Why a purchase is free, in files. */
export const purchaseReasonLabels: Readonly<Record<PurchaseReason, string>> = {
  trial: 'Trial',
  minimum: 'Covered by the minimum',
};
