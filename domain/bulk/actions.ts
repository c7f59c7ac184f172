/** What can be done to many drivers at once. */
export const bulkKinds = ['assign', 'message', 'requestDocument', 'snooze'] as const;
/** One of {@link bulkKinds}. */
export type BulkKind = (typeof bulkKinds)[number];

/** How a message reaches a driver. */
export const bulkChannels = ['mail', 'sms'] as const;
/** One of {@link bulkChannels}. */
export type BulkChannel = (typeof bulkChannels)[number];

/** So many drivers at most are acted on at once. */
export const BULK_LIMIT = 500;
