import { utcDate } from '#domain/shared/zoned-time';

/** The calendar date by which forms check dates: that of UTC, as the server does. */
export const today = (): string => utcDate(new Date());
