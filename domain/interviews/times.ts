import { wallTimeAt } from '../shared/wall-time';
import { isWorkingDay, nextWorkingDay } from '../shared/working-days';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** Yards are staffed between these hours of their own clock; times compare as text. */
const OPENS = '08:00';
const CLOSES = '17:00';

/** How long an interview takes (docs/state-machines.md#interviews). */
export const INTERVIEW_MINUTES = 60;
/** How far ahead a new interview is suggested: two and a half hours. */
export const INTERVIEW_DEFAULT_LEAD_MINUTES = 150;

/** When an interview that begins at an instant is over. */
export function interviewEnd(startsAt: string): string {
  return new Date(Date.parse(startsAt) + INTERVIEW_MINUTES * MINUTE).toISOString();
}

/**
 * The time that a new interview is proposed for, as clocks in the zone show it: the first quarter of an hour at least
 * two and a half hours ahead that falls on a working day between 8 and 17.
 */
export function suggestedInterview(now: number, zone: string): string {
  const ahead = now + INTERVIEW_DEFAULT_LEAD_MINUTES * MINUTE;
  const earliest = wallTimeAt(new Date(Math.ceil(ahead / QUARTER) * QUARTER).toISOString(), zone);
  const [date = '', time = ''] = earliest.split('T');
  if (!isWorkingDay(date) || time >= CLOSES) return `${nextWorkingDay(date)}T${OPENS}`;
  return time < OPENS ? `${date}T${OPENS}` : earliest;
}

/** What makes a time unusual for an interview: a weekend, or an hour at which yards are not staffed. */
export function unusualTime(wallTime: string): 'weekend' | 'hour' | null {
  const [date = '', time = ''] = wallTime.split('T');
  if (Number.isNaN(Date.parse(date))) return null;
  if (!isWorkingDay(date)) return 'weekend';
  return time < OPENS || time >= CLOSES ? 'hour' : null;
}
