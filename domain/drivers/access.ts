/** What may be read of a driver by somebody else; each reading is a line that the driver sees (architecture page, section 7). */
export const accessActions = ['driver-profile', 'driver-record', 'driver-file', 'consent', 'export'] as const;
/** One of {@link accessActions}: his profile, what he entered, one of his files, a document that he signed, his line in a list that left as a file. */
export type AccessAction = (typeof accessActions)[number];

/** On whose behalf somebody looked. */
export const accessSides = ['carrier', 'operations'] as const;
/** One of {@link accessSides}. */
export type AccessSide = (typeof accessSides)[number];
