/**
 * Roles of accounts. `ops` is the platform's own staff; `ops-admin` is held in addition and manages operations' staff,
 * the served states and the requirements.
 */
export const roles = ['applicant', 'business', 'business-admin', 'ops', 'ops-admin'] as const;
/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** Positions of carrier staff (docs/state-machines.md#permissions). */
export const positions = ['LOCATION_MANAGER', 'REGIONAL_MANAGER', 'SAFETY', 'ACCOUNTING', 'HR', 'RECRUITER'] as const;
/** One of {@link positions}. */
export type Position = (typeof positions)[number];

/**
 * Account statuses: pending until an email address or phone number is confirmed
 * (docs/state-machines.md#carriers-and-accounts).
 */
export const userStatuses = ['pending', 'confirmed'] as const;
/** One of {@link userStatuses}. */
export type UserStatus = (typeof userStatuses)[number];
