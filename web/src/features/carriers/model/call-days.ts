import type { CallOffer } from '#domain/carriers/schema';
import { formatLongDay } from '#web/shared/i18n/format';

type Time = CallOffer['times'][number];

/** Groups times by day in the user's time zone, in order. */
export function byDay(times: readonly Time[]): { day: string; times: Time[] }[] {
  const days = new Map<string, Time[]>();
  for (const time of times) {
    const day = formatLongDay(time.startsAt);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, timesOfDay]) => ({ day, times: timesOfDay }));
}
