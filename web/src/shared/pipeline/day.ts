/** The instant that a day from a date field stands for: nine in the morning where the reader is. */
export const morningOf = (day: string): string => new Date(`${day}T09:00`).toISOString();

/** The calendar day after that of an instant where the reader is; a day of the clock change has no 24 hours. */
export function dayAfter(instant: Date): string {
  const day = new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + 1);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}

/** The first day that is not over yet, for a date field. */
export const tomorrow = (): string => dayAfter(new Date());
