/** The instant of a day from a date field: nine in the morning in the user's time zone. */
export const morningOf = (day: string): string => new Date(`${day}T09:00`).toISOString();

/** The calendar day after an instant in the user's time zone; the day of a clock change does not have 24 hours. */
export function dayAfter(instant: Date): string {
  const day = new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + 1);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

/** Tomorrow's date, for a date field. */
export const tomorrow = (): string => dayAfter(new Date());
