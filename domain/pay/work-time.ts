import { MINUTE_MS, SECOND_MS } from '../shared/durations';
import { dateAt, endOfDate } from '../shared/zoned-time';
import type { DayRule, PayBreak, PayShift } from './model';

/** Paid time without a pause, in seconds since 1970, and its workday. */
export interface PaidSegment {
  readonly from: number;
  readonly to: number;
  readonly date: string;
}

/** A break of this length is a meal break and not paid (29 CFR 785.19); a shorter one is (785.18). */
const MEAL_BREAK_MS = 30 * MINUTE_MS;

const second = (instant: string): number => Math.floor(Date.parse(instant) / SECOND_MS);
const iso = (seconds: number): string => new Date(seconds * SECOND_MS).toISOString();

/** Whether a break is paid. */
export const isPaidBreak = ({ startsAt, endsAt, isPaid }: PayBreak): boolean =>
  isPaid ?? Date.parse(endsAt) - Date.parse(startsAt) < MEAL_BREAK_MS;

type Span = Pick<PaidSegment, 'from' | 'to'>;

/** The spans without one interval. */
const without = (spans: readonly Span[], hole: Span): Span[] =>
  spans
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, hole.from) },
      { from: Math.max(from, hole.to), to },
    ])
    .filter(({ from, to }) => from < to);

function paidSpans({ startsAt, endsAt, breaks }: PayShift): Span[] {
  const whole = { from: second(startsAt), to: second(endsAt) };
  const holes = breaks
    .filter((pause) => !isPaidBreak(pause))
    .map((pause) => ({ from: second(pause.startsAt), to: second(pause.endsAt) }));
  return holes.reduce<Span[]>(without, whole.from < whole.to ? [whole] : []);
}

/** The paid seconds of one shift: elapsed time between instants, so that a clock change counts as it was worked. */
export const paidSecondsOf = (shift: PayShift): number =>
  paidSpans(shift).reduce((sum, { from, to }) => sum + to - from, 0);

function atMidnights({ from, to }: Span, zone: string): PaidSegment[] {
  const segments: PaidSegment[] = [];
  let next = from;
  while (next < to) {
    const date = dateAt(iso(next), zone);
    const end = Math.min(to, second(endOfDate(date, zone)));
    segments.push({ from: next, to: end, date });
    next = end;
  }
  return segments;
}

/** The zone and the rule that decide to which day paid time counts. */
export interface CountingDays {
  readonly zone: string;
  readonly dayRule: DayRule;
}

/** The paid time of all shifts, oldest first; a second that two shifts contain counts once, for the earlier one. */
export function paidSegments(shifts: readonly PayShift[], { zone, dayRule }: CountingDays): PaidSegment[] {
  const segments = shifts
    .flatMap((shift) => {
      const own = { zone: shift.zone ?? zone, dayRule: shift.dayRule ?? dayRule };
      const date = dateAt(shift.startsAt, own.zone);
      return paidSpans(shift).flatMap((span) =>
        own.dayRule === 'shiftStart' ? [{ ...span, date }] : atMidnights(span, own.zone),
      );
    })
    .sort((one, other) => one.from - other.from || one.date.localeCompare(other.date) || one.to - other.to);
  let covered = Number.NEGATIVE_INFINITY;
  return segments.flatMap((segment) => {
    const from = Math.max(segment.from, covered);
    covered = Math.max(covered, segment.to);
    return from < segment.to ? [{ ...segment, from }] : [];
  });
}
