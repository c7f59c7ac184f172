/** Milliseconds in a second. */
export const SECOND_MS = 1_000;
/** Milliseconds in a minute. */
export const MINUTE_MS = 60 * SECOND_MS;
/** Milliseconds in an hour. */
export const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds in a day. */
export const DAY_MS = 24 * HOUR_MS;

/** The instant `ms` milliseconds after another, or before it if negative. */
export const instantAfter = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Whether an instant has been reached. */
export const isReached = (instant: string, now: number): boolean => Date.parse(instant) <= now;
