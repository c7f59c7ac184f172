/**
 * Kinds of access to a driver's data by others; each is recorded in the access log that the driver can read
 * (docs/requirements.md#access-log).
 */
export const accessActions = ['driver-profile', 'driver-record', 'driver-file', 'consent', 'export'] as const;
/**
 * One of {@link accessActions}: the profile, the entries, a file, a signed document, or the driver's row in an exported
 * list.
 */
export type AccessAction = (typeof accessActions)[number];

/** The side that accessed the data. */
export const accessSides = ['carrier', 'operations', 'pastEmployer', 'auditor'] as const;
