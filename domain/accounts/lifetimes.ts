import { SECOND_MS } from '../shared/durations';

/** Validity of a one-time code, in minutes. */
export const CODE_MINUTES = 10;

/** From a code that was sent until another one can be requested. */
export const RESEND_CODE_AFTER_MS = 30 * SECOND_MS;

/** Validity of a link that confirms an address or resets a password, in hours. */
export const LINK_HOURS = 24;

/** Validity of a staff invitation, in days. */
export const STAFF_INVITATION_DAYS = 7;

/** Days within which a change of email, phone or social account can be undone from the previous contact. */
export const UNDO_DAYS = 7;
