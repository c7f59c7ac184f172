const MINUTES = 60;
const MIDNIGHT = 24;

const two = (part: number) => String(part).padStart(2, '0');

/** 5.25 → "05:15"; the end of the day is midnight. */
export function toTime(hours: number | undefined): string {
  if (hours === undefined) return '';
  const minutes = Math.round(hours * MINUTES) % (MIDNIGHT * MINUTES);
  return `${two(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;
}

/** "05:15" → 5.25; midnight ends a day and starts the next. */
export function fromTime(time: string, end: 'from' | 'to'): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined) return undefined;
  const value = hours + minutes / MINUTES;
  return value === 0 && end === 'to' ? MIDNIGHT : value;
}
