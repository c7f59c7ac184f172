/** The lists of the qualification review, as in paths (docs/requirements.md#qualification-review). */
export const dqReviewStatuses = ['awaiting-review', 'bench-review', 'approved', 'on-assignment'] as const;
/** One of {@link dqReviewStatuses}. */
export type DqReviewStatus = (typeof dqReviewStatuses)[number];

/** Whether somebody may open the driver's file from a list: the whole file, a shadow file, or none yet. */
export const dqFileStates = ['open', 'shadow', 'notAvailable'] as const;
/** One of {@link dqFileStates}. */
export type DqFileState = (typeof dqFileStates)[number];
