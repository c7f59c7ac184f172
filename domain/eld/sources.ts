/** Where a track comes from: the driver's phone, a file, or a connected provider. */
export const logSources = ['driver', 'file', 'connection'] as const;
/** One of {@link logSources}. */
export type LogSource = (typeof logSources)[number];

/** The name of the track that the driver sets by hand. */
export const MANUAL_PROVIDER = 'driver';

/** The name of a file's track: the device that it names. */
export const fileProvider = (device: string | null): string => (device === null ? 'file' : `ELD ${device}`);

/** Days that are read again on each run: edits and certifications arrive later. */
export const REREAD_DAYS = 14;
