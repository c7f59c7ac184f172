import { endOfDate } from '../shared/zoned-time';

/** The last instant with a four-digit year. */
const LAST_INSTANT = '9999-12-31T23:59:59.999Z';

/** The first instant after a calendar day in a zone. */
export const endOfDay = (on: string, zone: string): string =>
  on < LAST_INSTANT.slice(0, on.length) ? endOfDate(on, zone) : LAST_INSTANT;
