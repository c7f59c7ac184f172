import { MINUTE_MS } from '../shared/durations';
import { endOfDate, startOfDate } from '../shared/zoned-time';
import { type StretchStatus, stretchStatuses } from './statuses';
import { clip, lengthOf, type Span, type Stretch } from './timeline';

/** Minutes of a day by status. They add up to the day: 1,440, or 1,380 and 1,500 when the clocks change. */
export type DayTotals = Readonly<Record<StretchStatus, number>>;

/** The first instant of a calendar date in the home terminal's zone, and the first one after it, in milliseconds. */
export const spanOfDay = (date: string, zone: string): Span => ({
  from: Date.parse(startOfDate(date, zone)),
  to: Date.parse(endOfDate(date, zone)),
});

/** The total of each status within a timeline, in minutes. */
export function totalsOf(timeline: readonly Stretch[]): DayTotals {
  const totals = Object.fromEntries(stretchStatuses.map((status) => [status, 0])) as Record<StretchStatus, number>;
  for (const stretch of timeline) totals[stretch.status] += lengthOf(stretch) / MINUTE_MS;
  return totals;
}

/** The chart of a day: its parts in order, and the total of each status. */
export function dayChart(
  timeline: readonly Stretch[],
  span: Span,
): { readonly stretches: readonly Stretch[]; readonly totals: DayTotals; readonly minutes: number } {
  const stretches = clip(timeline, span);
  return { stretches, totals: totalsOf(stretches), minutes: lengthOf(span) / MINUTE_MS };
}
