import { spanOfDay } from '../day-chart';
import { clip, type Stretch } from '../timeline';
import { cycleDays, cycleWork } from './cycle';
import { dutyDayAt, dutyDaysOf } from './duty-day';
import { BREAK_AFTER_MS, cycleLimits, FULL_REST_MS, type HosTerms, RESTART_MS } from './limits';
import { restsOf } from './rests';
import { drivingSinceBreak } from './violations';

/** A limit at an instant, in milliseconds. */
export interface Clock {
  readonly usedMs: number;
  readonly leftMs: number;
}

/** Used and remaining time of each limit at one instant. */
export interface HosClocks {
  /** The instant, in milliseconds. */
  readonly at: number;
  readonly driving: Clock;
  /** `endsAt` is the end of the 14 hours; null before the first work of the day. */
  readonly window: Clock & { readonly endsAt: number | null };
  /** Driving until the break of 30 minutes is due. */
  readonly break: Clock;
  readonly cycle: Clock & { readonly days: readonly { readonly date: string; readonly workMs: number }[] };
  /** Driving that is allowed after this instant: the least of the four. */
  readonly leftMs: number;
  /** The end of ten hours, and of 34 hours, off duty, if the driver rests starting now. */
  readonly freshAt: number;
  readonly restartedAt: number;
  /** Whether a time without a record, or with an unknown status, is among those days: the clocks count it as rest. */
  readonly isUncertain: boolean;
}

const clock = (usedMs: number, limitMs: number): Clock => ({ usedMs, leftMs: Math.max(0, limitMs - usedMs) });

/** The 14 hours as a clock: what has passed, and what is left of them. */
function windowClock(at: number, endsAt: number | null, limitMs: number): HosClocks['window'] {
  if (endsAt === null) return { ...clock(0, limitMs), endsAt };
  const leftMs = Math.max(0, endsAt - at);
  return { usedMs: limitMs - leftMs, leftMs, endsAt };
}

/** The clocks of 49 CFR 395.3 at an instant, from the records before it. */
export function clocksAt(whole: readonly Stretch[], at: number, terms: HosTerms): HosClocks {
  const timeline = clip(whole, { from: Number.NEGATIVE_INFINITY, to: at });
  const day = dutyDayAt(dutyDaysOf(timeline), at, terms);
  const limits = cycleLimits[terms.cycle];
  const days = cycleDays(timeline, at, terms);
  const driving = clock(day.drivenMs, day.drivingLimitMs);
  const window = windowClock(at, day.windowEndsAt, day.windowLimitMs);
  const isShortHaul = terms.exemptions.shortHaul.includes(day.date);
  const untilBreak = isShortHaul ? clock(0, BREAK_AFTER_MS) : clock(drivingSinceBreak(timeline), BREAK_AFTER_MS);
  const cycle = { ...clock(cycleWork(timeline, at, terms), limits.workMs), days };
  const left = [driving, window, cycle, ...(isShortHaul ? [] : [untilBreak])].map(({ leftMs }) => leftMs);
  const last = restsOf(timeline).at(-1);
  const restsSince = last?.to === at ? last.from : at;
  const week = clip(timeline, { from: spanOfDay(days[0]?.date ?? day.date, terms.zone).from, to: at });
  return {
    at,
    driving,
    window,
    break: untilBreak,
    cycle,
    leftMs: Math.min(...left),
    freshAt: Math.max(at, restsSince + FULL_REST_MS),
    restartedAt: Math.max(at, restsSince + RESTART_MS),
    isUncertain: week.some(({ status }) => status === 'noData' || status === 'other'),
  };
}
