import { DAY_MS } from '../shared/durations';

/** The last instant with a four-digit year. */
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/** The first instant after a calendar day (UTC). */
export const endOfDay = (on: string): string =>
  new Date(Math.min(Date.parse(`${on}T00:00:00.000Z`) + DAY_MS, LAST_INSTANT)).toISOString();
