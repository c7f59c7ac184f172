import { daysAfter } from '#domain/shared/periods';
import { dateAt } from '#domain/shared/zoned-time';
import type { Timesheet, Workday } from '#domain/timesheets/schema';

/** A day of the shown week, with its workday if there is one. */
export interface WeekDay {
  readonly day: string;
  readonly workday: Workday | null;
}

const WEEK = 7;

/** The days of the week on which hours count, until today: a later day has none. Days with hours are always there. */
export function daysOf({ week, assignment, workdays }: Timesheet, now: number): WeekDay[] {
  const { startsOn, endsOn, timeZone } = assignment;
  const today = dateAt(new Date(now).toISOString(), timeZone);
  const isWithin = (day: string) => day >= startsOn && (endsOn === null || day <= endsOn) && day <= today;
  const days = Array.from({ length: WEEK }, (_, at) => daysAfter(week.startsOn, at));
  return days
    .map((day) => ({ day, workday: workdays.find((workday) => workday.day === day) ?? null }))
    .filter(({ day, workday }) => workday !== null || isWithin(day));
}

/** The workdays that the driver may submit now. */
export const submittable = (workdays: readonly Workday[]) =>
  workdays.filter(({ actions }) => actions.includes('submit')).map(({ _id, version }) => ({ _id, version }));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in the URL; any other text is none. */
export const dayIn = (text: string | null): string | null =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
