import { dateAt, utcDate } from '#domain/shared/zoned-time';

/** The current UTC date, against which forms validate dates, as the server does. */
export const today = (): string => utcDate(new Date());

/** The current date where the reader is. */
export const localToday = (): string =>
  dateAt(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
