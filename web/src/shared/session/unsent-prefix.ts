/**
 * The storage keys of a driver's clock events that are not sent yet. They are a record of hours worked, so they outlive
 * everything else that is stored: a new deployment, a sign-out, another person at this device. Each has its account's id.
 */
export const UNSENT_EVENTS = 'gladhand.unsentClock.';
