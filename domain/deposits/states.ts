/** The states of a deposit in the order in which they may follow each other: even one that was paid can still fail. */
export const depositStates = ['onTheWay', 'paid', 'failed'] as const;
/** One of {@link depositStates}. */
export type DepositState = (typeof depositStates)[number];

/** Whether a report changes the state: states only move forward, whatever the order of the reports. */
export const isLaterDeposit = (next: DepositState, current: DepositState): boolean =>
  depositStates.indexOf(next) > depositStates.indexOf(current);

/** Parts of a deposit: payments, refunds, fees of the provider that belong to no payment, and the rest, such as returns and disputes. */
export const depositItemKinds = ['payment', 'refund', 'fee', 'other'] as const;
/** One of {@link depositItemKinds}. */
export type DepositItemKind = (typeof depositItemKinds)[number];
