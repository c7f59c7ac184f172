import { utcDate } from '#domain/shared/zoned-time';

/** The calendar date by which forms check dates: that of UTC, as the server does. */
export const today = (): string => utcDate(new Date());

/** What a field for dates holds, once it is a day: it lets one type years that no date has. */
export const wholeDay = (value: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);
