/**
 * The storage keys of what a driver tapped and the server does not have yet. They are a record of hours, so they outlive
 * everything else that is stored: a new deployment, a sign-out, another person at this device. Each has its account's id,
 * and is sent in that account's session only (docs/decisions/111-taps-outlive-the-sign-out.md).
 */
export const UNSENT = 'gladhand.unsent';
/** Clock events. */
export const UNSENT_EVENTS = `${UNSENT}Clock.`;
/** Duty statuses of hours of service. */
export const UNSENT_STATUSES = `${UNSENT}Duty.`;
