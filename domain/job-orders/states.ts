/** Job-order statuses (docs/state-machines.md#job-orders). */
export const orderStatuses = ['pending', 'active', 'past', 'deleted'] as const;
/** One of {@link orderStatuses}. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Approval statuses (docs/state-machines.md#job-orders). */
export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
/** One of {@link approvalStatuses}. */
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Why an order is past: it was canceled, its end date came, or all its seats were used up. */
export const pastReasons = ['cancelled', 'ended', 'filled'] as const;
/** One of {@link pastReasons}. */
export type PastReason = (typeof pastReasons)[number];
