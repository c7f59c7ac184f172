/** States of a payout: it waits for a card or the provider, the driver has it, or the bank refused it. */
export const payoutStates = ['queued', 'paid', 'failed'] as const;
/** One of {@link payoutStates}. */
export type PayoutState = (typeof payoutStates)[number];

/** Reasons of the bank or the provider. */
export const payoutFailures = ['cardRefused', 'cardExpired', 'other'] as const;
/** One of {@link payoutFailures}. */
export type PayoutFailure = (typeof payoutFailures)[number];
