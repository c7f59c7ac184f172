/** Full days of the trial after the day of activation. */
export const TRIAL_DAYS = 30;
/** Calendar days between a notice of termination and the last day of the agreement. */
export const NOTICE_DAYS = 30;
/** Days before the last day of the trial on which the carrier is reminded. */
export const TRIAL_REMINDER_DAYS = [14, 7, 1] as const;
/** Days before the last day of a term on which the carrier is reminded of the renewal. */
export const TERM_REMINDER_DAYS = [60, 30] as const;
/** The local time of reminders. */
export const REMINDER_TIME = '09:00';
/** Warnings about an overdue payment before a carrier may be disabled. */
export const WARNINGS_BEFORE_DISABLING = 2;
/** The most days by which one command extends a trial. */
export const MAX_EXTENSION_DAYS = 365;
/** The longest reason for a notice or for disabling, in characters. */
export const MAX_AGREEMENT_REASON = 500;
/** The longest typed name of a signer, in characters. */
export const MAX_SIGNER_NAME = 150;
