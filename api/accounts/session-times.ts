import { findActiveFamilies } from '#db/accounts/session-store';
import { timeLeft } from '#domain/accounts/session-ends';
import type { SessionTimes } from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';
import { SECOND_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';

/** The remaining time of the caller's sign-in, by the server's clock. Reading it does not count as activity. */
export async function readSessionTimes(ctx: RouteContext<'signed-in'>): Promise<SessionTimes> {
  const now = ctx.now();
  const [facts] =
    ctx.familyId === undefined ? [] : await findActiveFamilies(ctx.db, { familyIds: [ctx.familyId] }, now);
  if (facts === undefined) throw new ProblemError('session-expired');
  const { idleMs, absoluteMs } = timeLeft(facts, now);
  return {
    idleSeconds: idleMs === null ? null : Math.ceil(idleMs / SECOND_MS),
    absoluteSeconds: Math.ceil(absoluteMs / SECOND_MS),
  };
}
