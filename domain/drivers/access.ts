/**
 * What others may open of a driver's data; each time is recorded for the driver to read
 * (docs/requirements.md#access-log).
 */
export const accessActions = ['driver-profile', 'driver-record', 'driver-file', 'consent', 'export'] as const;
/**
 * One of {@link accessActions}: his profile, what he entered, one of his files, a document that he signed, his line in
 * a list that left as a file.
 */
export type AccessAction = (typeof accessActions)[number];

/** On whose behalf somebody looked. */
export const accessSides = ['carrier', 'operations'] as const;
/** One of {@link accessSides}. */
export type AccessSide = (typeof accessSides)[number];
