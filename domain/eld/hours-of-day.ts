import { DAY_MS } from '../shared/durations';
import { dayChart, spanOfDay } from './day-chart';
import { clocksAt } from './rules/clocks';
import { workWithin } from './rules/cycle';
import type { HosTerms } from './rules/limits';
import { violationsOf } from './rules/violations';
import { clip, type LogRecord, minuteOf, timelineOf } from './timeline';

/** Days before the shown one that are read: the week of the limit, and the rests before it. */
export const DAYS_BEFORE = 15;

/** A date in the log of one track. */
export type TrackDay = ReturnType<typeof trackDay>;

/**
 * The chart of a date, its violations, and the clocks: now on today's date, otherwise at the end of the date. The records begin
 * {@link DAYS_BEFORE} days earlier.
 */
export function trackDay(
  records: readonly LogRecord[],
  { date, now, terms }: { readonly date: string; readonly now: number; readonly terms: HosTerms },
) {
  const span = spanOfDay(date, terms.zone);
  const from = minuteOf(span.from - DAYS_BEFORE * DAY_MS);
  const timeline = timelineOf(records, { from, to: span.to, now });
  const until = Math.min(span.to, Math.max(from, minuteOf(now)));
  const past = clip(timeline, { from, to: until });
  return {
    ...dayChart(timeline, span),
    violations: violationsOf(past, terms).flatMap((found) => {
      const part = { ...found, from: Math.max(found.from, span.from), to: Math.min(found.to, span.to) };
      return part.from < part.to ? [part] : [];
    }),
    // The end of the date is the first instant of the next one, on which nobody has worked yet.
    clocks: { ...clocksAt(past, until, terms), workedTodayMs: workWithin(past, span) },
  };
}
