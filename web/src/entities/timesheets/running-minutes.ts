import { isUnpaidBreak } from '#domain/timesheets/shift';
import type { Shift } from '#domain/timesheets/workday/schema';
import { minutesBetween } from './format-minutes';

/** The paid minutes so far of a shift that goes on; null if none does. A break that goes on counts as if it ended now. */
export function runningMinutes(shifts: readonly Shift[], now: number): number | null {
  const open = shifts.find(({ endsAt, needsEnd }) => endsAt === null && !needsEnd);
  if (open === undefined) return null;
  const until = new Date(now).toISOString();
  const unpaid = open.breaks
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt ?? until }))
    .filter(isUnpaidBreak)
    .reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, Date.parse(endsAt)), 0);
  return Math.max(0, minutesBetween(open.startsAt, now) - unpaid);
}
