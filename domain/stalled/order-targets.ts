/** Targets of an order in days: for operations' acceptance, and for the first candidate. */
export const orderTargetDays = { acceptOrder: 2, findDrivers: 3 } as const;

/** Target for a review that no one at the carrier may do, in days: it is stalled right away. */
export const UNREVIEWABLE_TARGET_DAYS = 0;
