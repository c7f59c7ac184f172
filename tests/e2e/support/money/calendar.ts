import { HOUR_MS } from '#domain/shared/durations';
import { daysAfter } from '#domain/shared/periods';
import { startOfDate } from '#domain/shared/zoned-time';

/** The zone of the carrier and of its facility. */
const ZONE = 'America/Los_Angeles';

const FIRST_WEEK_DAYS = 7;
/** The story begins this long before the clocks change. */
const DAYS_BEFORE = 60;

const isSunday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 0;

const firstSundayOfNovember = (year: number): string =>
  Array.from({ length: FIRST_WEEK_DAYS }, (_, day) => `${String(year)}-11-0${String(day + 1)}`).find(isSunday) ?? '';

/** The days of the story, around the next night in which clocks go back in the United States and that is far enough away. */
export interface Days {
  /** The carrier registers. */
  readonly start: string;
  /** The night's Sunday. */
  readonly sunday: string;
  readonly year: number;
}

/** Days of the story for somebody who runs it today. */
export function daysOfStory(today: Date): Days {
  const year = today.getUTCFullYear();
  const years = [year, year + 1].map((each) => ({ year: each, sunday: firstSundayOfNovember(each) }));
  const found = years.find(({ sunday }) => Date.parse(daysAfter(sunday, -DAYS_BEFORE - 1)) > today.getTime());
  if (found === undefined) throw new Error('No clock change is far enough away');
  return { ...found, start: daysAfter(found.sunday, -DAYS_BEFORE) };
}

/** 11/03/2026, as pages show dates. */
export const shownDate = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** An hour of a day without a clock change, where the carrier is. */
export const at = (date: string, hour: number): string =>
  new Date(Date.parse(startOfDate(date, ZONE)) + hour * HOUR_MS).toISOString();

const dayOfWeek = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Sat, Nov 6, as pages show days of the current year. */
export const shownDay = (date: string): string => dayOfWeek.format(new Date(date));
