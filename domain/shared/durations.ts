/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;
/** Milliseconds of a day. */
export const DAY_MS = 24 * HOUR_MS;

/** The instant so many milliseconds after (or, negative, before) another. */
export const instantAfter = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Whether an instant has been reached. */
export const isReached = (instant: string, now: number): boolean => Date.parse(instant) <= now;

/** How long one attempt to deliver messages may take; a single email is given up well before. */
export const DELIVERY_TIMEOUT_MS = 60_000;
