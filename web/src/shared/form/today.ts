import { utcDate } from '#domain/shared/zoned-time';

/** The current UTC date, against which forms validate dates, as the server does. */
export const today = (): string => utcDate(new Date());

/** The value of a date field if it is a valid date: the field also allows impossible years. */
export const parseDateInput = (value: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);
