import type { CallOffer } from '#domain/carriers/schema';

type Time = CallOffer['times'][number];

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Time in the user's time zone, for example 2:20 PM CST. */
export const timeOf = (startsAt: string): string => timeFormat.format(new Date(startsAt));

/** Groups times by day in the user's time zone, in order. */
export function byDay(times: readonly Time[]): { day: string; times: Time[] }[] {
  const days = new Map<string, Time[]>();
  for (const time of times) {
    const day = dayFormat.format(new Date(time.startsAt));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, timesOfDay]) => ({ day, times: timesOfDay }));
}
