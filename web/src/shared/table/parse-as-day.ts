import { createParser } from 'nuqs';
import { isCalendarDay } from '#domain/shared/calendar-day';
import { utcDate } from '#domain/shared/zoned-time';

/** Whether the calendar has the day: February has no 30th. */
function exists(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && utcDate(new Date(time)) === day;
}

/** The value of a date field if it is a valid date: the field also allows impossible years. */
export const parseDateInput = (value: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value) && exists(value) ? value : null;

/** A day in a URL; any other text is none. */
export const parseAsDay = createParser({ parse: parseDateInput, serialize: String });
