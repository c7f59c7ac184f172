/** Days and instants that the database and the clock both have: ISO 8601 also names a year 0, and years of five digits. */
export const isCalendarDay = (day: string): boolean => day >= '0001-01-01' && day <= '9999-12-31';
