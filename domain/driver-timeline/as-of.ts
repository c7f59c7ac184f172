import { DAY_MS } from '../shared/durations';

/** The first instant after a calendar day (of UTC, as every rule of dates here). */
export const endOfDay = (on: string): string => new Date(Date.parse(`${on}T00:00:00.000Z`) + DAY_MS).toISOString();
