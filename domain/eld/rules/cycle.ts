import { daysAfter } from '../../shared/periods';
import { dateAt, nextDate } from '../../shared/zoned-time';
import { spanOfDay } from '../day-chart';
import { clip, lengthOf, overlapOf, type Span, type Stretch } from '../timeline';
import { cycleLimits, type HosTerms, RESTART_MS } from './limits';
import { isWork, restsOf } from './rests';

/** The calendar date of an instant at the home terminal. */
export const dateOf = (at: number, zone: string): string => dateAt(new Date(at).toISOString(), zone);

/** The first date of the 7 or 8 days that end with a date. */
const firstDate = (date: string, { cycle }: HosTerms): string => daysAfter(date, 1 - cycleLimits[cycle].days);

/** Work in a span of time. */
export const workWithin = (timeline: readonly Stretch[], span: Span): number =>
  timeline.reduce((sum, stretch) => (isWork(stretch) ? sum + overlapOf(stretch, span) : sum), 0);

/** The end of the last 34 hours off duty that were over at an instant. */
function restartBefore(timeline: readonly Stretch[], at: number): number {
  const over = restsOf(timeline).findLast((rest) => rest.to <= at && lengthOf(rest) >= RESTART_MS);
  return over?.to ?? Number.NEGATIVE_INFINITY;
}

/** Work in the 7 or 8 days that end with the date of an instant, since the last restart. */
export function cycleWork(timeline: readonly Stretch[], at: number, terms: HosTerms): number {
  const { from } = spanOfDay(firstDate(dateOf(at, terms.zone), terms), terms.zone);
  return workWithin(timeline, { from: Math.max(from, restartBefore(timeline, at)), to: at });
}

/** Work on each of those days, earliest first; work before the restart is in none. */
export function cycleDays(
  timeline: readonly Stretch[],
  at: number,
  terms: HosTerms,
): { readonly date: string; readonly workMs: number }[] {
  const last = dateOf(at, terms.zone);
  const restart = restartBefore(timeline, at);
  const days: { date: string; workMs: number }[] = [];
  for (let date = firstDate(last, terms); date <= last; date = nextDate(date)) {
    const { from, to } = spanOfDay(date, terms.zone);
    days.push({ date, workMs: workWithin(timeline, { from: Math.max(from, restart), to: Math.min(to, at) }) });
  }
  return days;
}

/** The parts of a stretch on each day: with midnight, the oldest day leaves the week. */
export function byDay(stretch: Stretch, zone: string): Stretch[] {
  const parts: Stretch[] = [];
  for (let at = stretch.from; at < stretch.to;) {
    const { to } = spanOfDay(dateOf(at, zone), zone);
    parts.push(...clip([stretch], { from: at, to }));
    at = to;
  }
  return parts;
}
