/**
 * Why a carrier could not be billed: a price has no row for the day, another transaction kept the rows, or an error that
 * the log explains.
 */
export const failureNames = ['priceMissing', 'busy', 'other'] as const;
/** One of {@link failureNames}. */
export type FailureName = (typeof failureNames)[number];

/** The result of a run for a carrier. A carrier with nothing to bill gets no invoice and takes no number. */
export const runStates = ['invoiced', 'nothing', 'failed'] as const;
/** One of {@link runStates}. */
export type RunState = (typeof runStates)[number];
