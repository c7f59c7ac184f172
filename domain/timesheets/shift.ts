import { MINUTE_MS } from '../shared/durations';
import { dateAt, endOfDate, startOfDate } from '../shared/zoned-time';
import { LONGEST_SHIFT_MS, OPEN_SHIFT_MS, UNPAID_BREAK_MS } from './limits';

/** A break as stored. */
export interface StoredBreak {
  readonly startsAt: string;
  /** Null while it lasts. */
  readonly endsAt: string | null;
}

/** A shift as stored: instants, never rounded. */
export interface StoredShift {
  readonly id: string;
  readonly startsAt: string;
  /** Null while it is open. */
  readonly endsAt: string | null;
  readonly breaks: readonly StoredBreak[];
  /** The phone's clock differed from the server's. */
  readonly clockDiffers: boolean;
  /** A time was sent long after the tap. */
  readonly sentLate: boolean;
}

/** A finished break. */
export interface FinishedBreak extends StoredBreak {
  readonly endsAt: string;
}

/** A finished shift, which can be paid. */
export interface FinishedShift extends StoredShift {
  readonly endsAt: string;
  readonly breaks: readonly FinishedBreak[];
}

const msOf = ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }): number =>
  Date.parse(endsAt) - Date.parse(startsAt);

/** A break of 30 minutes or more is a meal break and not paid. */
export const isUnpaidBreak = (pause: StoredBreak): boolean =>
  pause.endsAt !== null && msOf({ ...pause, endsAt: pause.endsAt }) >= UNPAID_BREAK_MS;

/** Whether the shift and all its breaks have an end. */
export const isFinished = (shift: StoredShift): shift is FinishedShift =>
  shift.endsAt !== null && shift.breaks.every(({ endsAt }) => endsAt !== null);

/** Whether the shift is open for so long that somebody must set its end. */
export const needsEnd = ({ startsAt, endsAt }: StoredShift, now: number): boolean =>
  endsAt === null && now - Date.parse(startsAt) > OPEN_SHIFT_MS;

/** Paid milliseconds of a shift, from its instants; none while it is open. */
function paidMs(shift: StoredShift): number {
  if (!isFinished(shift)) return 0;
  const unpaid = shift.breaks.filter(isUnpaidBreak).reduce((sum, pause) => sum + msOf(pause), 0);
  return Math.max(0, msOf(shift) - unpaid);
}

/** Whole paid minutes of a shift; null while it is open. */
export const minutesOf = (shift: StoredShift): number | null =>
  isFinished(shift) ? Math.floor(paidMs(shift) / MINUTE_MS) : null;

/** Whole paid minutes of all shifts. */
export const minutesOfAll = (shifts: readonly StoredShift[]): number =>
  Math.floor(shifts.reduce((sum, shift) => sum + paidMs(shift), 0) / MINUTE_MS);

/** Minutes of a shift, breaks included, that are after midnight. */
export function minutesNextDay({ startsAt, endsAt }: StoredShift, zone: string): number {
  if (endsAt === null) return 0;
  const midnight = Date.parse(endOfDate(dateAt(startsAt, zone), zone));
  return Math.max(0, Math.floor((Date.parse(endsAt) - midnight) / MINUTE_MS));
}

/** The length of a day in minutes: 1,380 or 1,500 when clocks change. */
export const dayMinutes = (day: string, zone: string): number =>
  (Date.parse(endOfDate(day, zone)) - Date.parse(startOfDate(day, zone))) / MINUTE_MS;

/** Why entered shifts are no day of work, or undefined. */
export type ShiftProblem = 'shift-times-not-valid' | 'shift-too-long' | 'break-outside-shift' | 'time-in-future';

interface EnteredDay {
  readonly day: string;
  readonly zone: string;
  readonly now: number;
}

/** Checks the shifts that somebody entered for a day: each starts on it, has ended, and overlaps no other. */
export function checkShifts(shifts: readonly StoredShift[], { day, zone, now }: EnteredDay): ShiftProblem | undefined {
  const sorted = [...shifts].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  let free = Number.NEGATIVE_INFINITY;
  for (const shift of sorted) {
    const from = Date.parse(shift.startsAt);
    const to = shift.endsAt === null ? Math.max(from, now) : Date.parse(shift.endsAt);
    if (from > now || to > now) return 'time-in-future';
    if (dateAt(shift.startsAt, zone) !== day || from < free) return 'shift-times-not-valid';
    if (shift.endsAt !== null && to <= from) return 'shift-times-not-valid';
    if (shift.endsAt !== null && to - from > LONGEST_SHIFT_MS) return 'shift-too-long';
    if (!areBreaksWithin(shift, to)) return 'break-outside-shift';
    free = to;
  }
  return undefined;
}

function areBreaksWithin({ startsAt, endsAt, breaks }: StoredShift, to: number): boolean {
  let free = Date.parse(startsAt);
  for (const pause of breaks) {
    const from = Date.parse(pause.startsAt);
    // An open break is the last one of an open shift.
    if (pause.endsAt === null && (endsAt !== null || pause !== breaks.at(-1))) return false;
    const until = pause.endsAt === null ? to : Date.parse(pause.endsAt);
    if (from < free || until < from || until > to || (pause.endsAt !== null && until === from)) return false;
    free = until;
  }
  return true;
}
