/**
 * Roles of accounts; `ops` is the platform's own staff. `ops-admin` comes with `ops`: it manages operations' staff, the
 * served states and the rules.
 */
export const roles = ['applicant', 'business', 'business-admin', 'ops', 'ops-admin'] as const;
/** What kind of person an account belongs to. */
export type Role = (typeof roles)[number];

/** Positions of carrier staff (docs/state-machines.md#permissions). */
export const positions = ['LOCATION_MANAGER', 'REGIONAL_MANAGER', 'SAFETY', 'ACCOUNTING', 'HR', 'RECRUITER'] as const;
/** What a member of a carrier's staff does there. */
export type Position = (typeof positions)[number];

/**
 * Account statuses: pending until an email address or phone number is confirmed
 * (docs/state-machines.md#carriers-and-accounts).
 */
export const userStatuses = ['pending', 'confirmed'] as const;
/** Whether the account's owner has confirmed a contact. */
export type UserStatus = (typeof userStatuses)[number];

/** Looks a person may choose. */
export const themes = ['light', 'dark', 'system'] as const;
/** The look a person chose. */
export type Theme = (typeof themes)[number];

/** Interface languages. */
export const locales = ['en', 'ru', 'es', 'zh', 'pa', 'fil', 'vi'] as const;
/** The language a person chose. */
export type Locale = (typeof locales)[number];
