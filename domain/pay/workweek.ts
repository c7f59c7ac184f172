import { weekdays } from '../shared/job-enums';
import { daysAfter } from '../shared/periods';
import { instantAtWallTime } from '../shared/wall-time';
import { dateAt } from '../shared/zoned-time';
import type { WorkweekStart } from './model';

/** A workweek as instants. */
export interface Workweek {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Local date of the first instant. */
  readonly startsOn: string;
}

const DAYS = 7;

function startOn(date: string, { hour }: WorkweekStart, zone: string): string {
  const start = instantAtWallTime(`${date}T${String(hour).padStart(2, '0')}:00`, zone);
  if (start === undefined) throw new RangeError(`Not a date: ${date}`);
  return start;
}

/** The local date of the last workweek start on or before a date. */
function startDate(date: string, { weekday }: WorkweekStart): string {
  const since = (new Date(date).getUTCDay() - weekdays.indexOf(weekday) + DAYS) % DAYS;
  return daysAfter(date, -since);
}

/** Weeks that were computed lately: those of a page are the same few for all of its shifts. */
const known = new Map<string, Workweek>();
const MAX_KNOWN = 1_000;

function workweekFrom(startsOn: string, start: WorkweekStart, zone: string): Workweek {
  const key = `${startsOn}/${String(start.hour)}/${zone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const week = {
    startsAt: startOn(startsOn, start, zone),
    endsAt: startOn(daysAfter(startsOn, DAYS), start, zone),
    startsOn,
  };
  known.set(key, week);
  return week;
}

/**
 * The workweek of an instant: seven days by the clock of the zone, each week for itself (29 CFR 778.104 and 778.105). A
 * clock change makes it an hour longer or shorter.
 */
export function workweekAt(instant: string, start: WorkweekStart, zone: string): Workweek {
  const week = workweekFrom(startDate(dateAt(instant, zone), start), start, zone);
  const isBefore = Date.parse(instant) < Date.parse(week.startsAt);
  return isBefore ? workweekFrom(daysAfter(week.startsOn, -DAYS), start, zone) : week;
}

/** The workweek of a workday without a shift: that of the hour at which workweeks begin on this date. */
export const workweekOfDate = (date: string, start: WorkweekStart, zone: string): Workweek =>
  workweekAt(startOn(date, start, zone), start, zone);
