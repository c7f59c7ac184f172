import { utcDate } from '#domain/shared/zoned-time';

/** The current UTC date, against which forms validate dates, as the server does. */
export const today = (): string => utcDate(new Date());
