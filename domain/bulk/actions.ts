/** Kinds of bulk actions on drivers. */
export const bulkKinds = ['assign', 'message', 'requestDocument', 'snooze'] as const;
/** One of {@link bulkKinds}. */
export type BulkKind = (typeof bulkKinds)[number];

/** Channels of a message to drivers. */
export const bulkChannels = ['mail', 'sms'] as const;
/** One of {@link bulkChannels}. */
export type BulkChannel = (typeof bulkChannels)[number];

/** Maximum number of drivers in one bulk action. */
export const BULK_LIMIT = 500;
