/** Milliseconds in an hour. */
export const HOUR_MS = 3_600_000;
/** Milliseconds in a day. */
export const DAY_MS = 24 * HOUR_MS;

/** The instant `ms` milliseconds after another, or before it if negative. */
export const instantAfter = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Whether an instant has been reached. */
export const isReached = (instant: string, now: number): boolean => Date.parse(instant) <= now;
