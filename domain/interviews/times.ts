import { MINUTE_MS } from '../shared/durations';
import { wallTimeAt } from '../shared/wall-time';
import { isWorkingDay, nextWorkingDay } from '../shared/working-days';

const QUARTER = 15 * MINUTE_MS;
/** Local hours in which facilities are staffed; times compare as text. */
const OPENS = '08:00';
const CLOSES = '17:00';

/** Duration of an interview in minutes (docs/state-machines.md#interviews). */
export const INTERVIEW_MINUTES = 60;
/** The number of times that one invitation may offer. */
export const MAX_OFFERED_TIMES = 3;
/** Lead time of a suggested interview, in minutes. */
export const INTERVIEW_DEFAULT_LEAD_MINUTES = 150;

/** The UID of an interview in calendars; it never changes (RFC 5545). */
export const interviewUid = (interviewId: string): string => `${interviewId}@gladhand`;

/** The UID of a driver's first day in calendars. */
export const firstDayUid = (candidacyId: string): string => `first-day-${candidacyId}@gladhand`;

/** The end of an interview that begins at the given instant. */
export function interviewEnd(startsAt: string): string {
  return new Date(Date.parse(startsAt) + INTERVIEW_MINUTES * MINUTE_MS).toISOString();
}

/**
 * The suggested time of a new interview, as local time in the zone: the first quarter hour at least two and a half
 * hours ahead, on a working day between 8:00 and 17:00.
 */
export function suggestedInterview(now: number, zone: string): string {
  const ahead = now + INTERVIEW_DEFAULT_LEAD_MINUTES * MINUTE_MS;
  const earliest = wallTimeAt(new Date(Math.ceil(ahead / QUARTER) * QUARTER).toISOString(), zone);
  const [date = '', time = ''] = earliest.split('T');
  if (!isWorkingDay(date) || time >= CLOSES) return `${nextWorkingDay(date)}T${OPENS}`;
  return time < OPENS ? `${date}T${OPENS}` : earliest;
}

/** Why a local time is unusual for an interview: on a weekend, or outside of staffed hours; null if it is not. */
export function unusualTime(wallTime: string): 'weekend' | 'hour' | null {
  const [date = '', time = ''] = wallTime.split('T');
  if (Number.isNaN(Date.parse(date))) return null;
  if (!isWorkingDay(date)) return 'weekend';
  return time < OPENS || time >= CLOSES ? 'hour' : null;
}
