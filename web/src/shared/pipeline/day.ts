/** The instant that a day from a date field stands for: nine in the morning where the reader is. */
export const morningOf = (day: string): string => new Date(`${day}T09:00`).toISOString();

/** The first day that is not over yet, for a date field. */
export const tomorrow = (): string => {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};
