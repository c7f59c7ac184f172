import type { LiveSession } from '#db/accounts/session-store';
import { dateAt } from '#domain/shared/zoned-time';
import { zoneAt } from '#platform/time-zones';
import type { RouteContext } from './context';

/** The zone where a day of the country begins first: for callers whose own is not known, a day that they may mean has begun. */
const FIRST_ZONE = 'America/Puerto_Rico';

/**
 * The zone of a caller's days: where a driver lives, since a license is good through its last day there, and the zone that a
 * member of staff has set.
 */
export function zoneOf(session: Pick<LiveSession, 'home' | 'timeZone'> | undefined): string {
  if (session === undefined) return FIRST_ZONE;
  return session.home === null ? (session.timeZone ?? FIRST_ZONE) : zoneAt(session.home);
}

/** The caller's calendar date (`yyyy-mm-dd`), for a request's date rules. */
export const todayOf = ({ now, timeZone }: Pick<RouteContext, 'now' | 'timeZone'>): string =>
  dateAt(now().toISOString(), timeZone);
