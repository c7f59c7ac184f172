import { MINUTE_MS } from '#domain/shared/durations';

const MINUTES_PER_HOUR = 60;

/** 9 h, 45 min or 9 h 5 min. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The whole minutes between two instants, never below zero. */
export const minutesBetween = (from: string, to: string | number): number =>
  Math.max(0, Math.floor(((typeof to === 'number' ? to : Date.parse(to)) - Date.parse(from)) / MINUTE_MS));
