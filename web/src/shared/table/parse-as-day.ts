import { createParser } from 'nuqs';
import { isCalendarDay } from '#domain/shared/calendar-day';
import { daysAfter } from '#domain/shared/periods';

/** Whether the calendar has the day: February has no 30th. */
const exists = (day: string): boolean => !Number.isNaN(Date.parse(day)) && daysAfter(day, 0) === day;

/** The value of a date field if it is a valid date: the field also allows impossible years. */
export const parseDateInput = (value: string): string | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value) && exists(value) ? value : null;

/** A day in a URL; any other text is none. */
export const parseAsDay = createParser({ parse: parseDateInput, serialize: String });
