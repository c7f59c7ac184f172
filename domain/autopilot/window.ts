import { MINUTE_MS } from '../shared/durations';
import { instantAtWallTime } from '../shared/wall-time';
import { dateAt, nextDate } from '../shared/zoned-time';

/** The facility's daytime, as local times: autopilot invites from the first until before the second. */
export const WAVES_FROM = '09:00';
/** The end of that daytime. */
export const WAVES_UNTIL = '17:00';

/** The waves of one morning start within these minutes, so that the orders of a time zone do not all start together. */
const SPREAD_MINUTES = 20;

interface WindowInput {
  readonly zone: string;
  readonly now: number;
  /** When the previous wave began: at most one a day. */
  readonly after: string | null;
  /** Decides the minute of the morning in which the order's waves start. */
  readonly orderId: string;
}

/** The next daytime in which a wave may be sent: now, if it is daytime at the facility and no wave was sent today. */
export function nextWaveWindow({ zone, now, after, orderId }: WindowInput): { at: string; until: string } {
  const today = dateAt(new Date(now).toISOString(), zone);
  const lastDay = after === null ? null : dateAt(after, zone);
  const first = lastDay !== null && lastDay >= today ? nextDate(lastDay) : today;
  const day = windowOf(first, zone, orderId);
  const { opensAt, at, until } = day.until <= now ? windowOf(nextDate(first), zone, orderId) : day;
  // Somebody who switches autopilot on at 9:05 does not wait for the order's own minute.
  return { at: new Date(opensAt <= now ? now : at).toISOString(), until: new Date(until).toISOString() };
}

const instant = (day: string, time: string, zone: string): number =>
  Date.parse(instantAtWallTime(`${day}T${time}`, zone) ?? `${day}T${time}:00Z`);

function windowOf(day: string, zone: string, orderId: string): { opensAt: number; at: number; until: number } {
  const opensAt = instant(day, WAVES_FROM, zone);
  return { opensAt, at: opensAt + minuteOf(orderId) * MINUTE_MS, until: instant(day, WAVES_UNTIL, zone) };
}

const minuteOf = (orderId: string): number =>
  [...orderId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % SPREAD_MINUTES, 0);
