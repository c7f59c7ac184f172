/**
 * Whether a day is within the range of PostgreSQL dates and JavaScript clocks: ISO 8601 also allows year 0 and
 * five-digit years.
 */
export const isCalendarDay = (day: string): boolean => day >= '0001-01-01' && day <= '9999-12-31';
