/** States of a carrier's access to a driver's file (docs/state-machines.md#access-to-a-drivers-file). */
export const accessStates = ['requested', 'approved', 'rejected', 'revoked'] as const;
/** One of {@link accessStates}. */
export type AccessState = (typeof accessStates)[number];

/** The state, or `none` before the first request. */
export type AccessStateOrNone = AccessState | 'none';

/** The states in which a request waits or a grant is in force. */
export const openAccessStates: readonly AccessState[] = ['requested', 'approved'];

/**
 * Why an access ended without a person: its time was over, the carrier has no open candidacy, bench entry or employment of
 * the driver any more, or the driver left.
 */
export const accessEndReasons = ['expired', 'candidacy_closed', 'driver_not_available'] as const;
/** One of {@link accessEndReasons}. */
export type AccessEndReason = (typeof accessEndReasons)[number];
