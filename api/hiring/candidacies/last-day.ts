import type { CandidacyRow } from '#db/candidacies/candidacy';
import { ProblemError } from '#domain/problems';
import { calendarDate, dateAt } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';

/** The last day of an assignment as the caller sent it: one that has begun at the facility, or where the caller is. */
export function lastDayOf(
  ctx: Pick<RouteContext, 'now' | 'timeZone'>,
  { state: { hire, zone } }: Pick<CandidacyRow, 'state'>,
  endDate: string,
): string {
  const endOn = calendarDate(endDate);
  const hasBegun = endOn <= dateAt(ctx.now().toISOString(), zone) || endOn <= todayOf(ctx);
  // Without a hire, the command itself is refused.
  if (hire !== null && !hasBegun) throw new ProblemError('end-date-not-possible', { from: hire.startOn });
  return endOn;
}
