import type { HosDay, HosTrack } from '#domain/eld/schema';
import { hosStatuses } from '#domain/eld/statuses';
import { MINUTE_MS } from '#domain/shared/durations';
import { instantAtWallTime } from '#domain/shared/wall-time';

type Day = Pick<HosDay, 'startsAt' | 'minutes' | 'date' | 'timeZone'>;

/** The lines of a chart: the four of the law, and one for unknown statuses if there are any. */
export const linesOf = ({ totals }: Pick<HosTrack, 'totals'>) =>
  totals.other === 0 ? hosStatuses : ([...hosStatuses, 'other'] as const);

/** The minute of the day at which an instant is. */
export const minuteAt = ({ startsAt }: Day, instant: string): number =>
  (Date.parse(instant) - Date.parse(startsAt)) / MINUTE_MS;

/** The hours on the axis, by their minute of the day: a day of 23 or 25 hours has its own. */
export function axisOf(day: Day): { readonly hour: number; readonly minute: number }[] {
  const inner = [6, 12, 18].map((hour) => {
    const instant = instantAtWallTime(`${day.date}T${String(hour).padStart(2, '0')}:00`, day.timeZone) ?? day.startsAt;
    return { hour, minute: minuteAt(day, instant) };
  });
  return [{ hour: 0, minute: 0 }, ...inner, { hour: 24, minute: day.minutes }];
}
