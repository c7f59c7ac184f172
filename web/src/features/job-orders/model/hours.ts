import type { Weekday } from '#domain/shared/job-enums';
import { weekdays } from '#domain/shared/job-enums';

const MINUTES = 60;
const MIDNIGHT = 24;

const two = (part: number) => String(part).padStart(2, '0');

/** 5.25 → "05:15"; the end of the day is midnight. */
export function formatTimeInput(hours: number | undefined): string {
  if (hours === undefined) return '';
  const minutes = Math.round(hours * MINUTES) % (MIDNIGHT * MINUTES);
  return `${two(Math.floor(minutes / MINUTES))}:${two(minutes % MINUTES)}`;
}

/** "05:15" → 5.25; midnight ends a day and starts the next. */
export function parseTime(time: string, end: 'from' | 'to'): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined) return undefined;
  const value = hours + minutes / MINUTES;
  return value === 0 && end === 'to' ? MIDNIGHT : value;
}

/** 5 → "5 AM", 13.25 → "1:15 PM"; the end of the day is midnight. */
export function formatTimeOfDay(hours: number | undefined): string {
  if (hours === undefined) return '';
  const [hour = 0, minute = 0] = formatTimeInput(hours).split(':').map(Number);
  const half = MIDNIGHT / 2;
  const time = minute === 0 ? String(hour % half || half) : `${String(hour % half || half)}:${two(minute)}`;
  return `${time} ${hour < half ? 'AM' : 'PM'}`;
}

// People read a working week starting on Monday.
const week: readonly Weekday[] = [...weekdays.filter((day) => day !== 'su'), 'su'];

/** Joins three or more consecutive days into [first, last]: Mon, Tue, Wed, Fri → [Mon, Wed], [Fri]. */
export function groupConsecutiveDays(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of week.filter((each) => days.includes(each))) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run !== undefined && previous !== undefined && week.indexOf(previous) === week.indexOf(day) - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return run.length < 3 || first === undefined || last === undefined ? run.map((day) => [day]) : [[first, last]];
  });
}
