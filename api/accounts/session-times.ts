import { findGoingFamilies } from '#db/stores/session-store';
import { timeLeft } from '#domain/accounts/session-ends';
import type { SessionTimes } from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';

import type { RouteContext } from '../http/context';

const secondMs = 1_000;

/** What is left of the sign-in that asks, by the server's clock. Asking is no use of it. */
export async function readSessionTimes(ctx: RouteContext<'signed-in'>): Promise<SessionTimes> {
  const now = ctx.now();
  const [facts] = ctx.familyId === undefined ? [] : await findGoingFamilies(ctx.db, { familyIds: [ctx.familyId] }, now);
  if (facts === undefined) throw new ProblemError('session-expired');
  const { idleMs, absoluteMs } = timeLeft(facts, now);
  return {
    idleSeconds: idleMs === null ? null : Math.ceil(idleMs / secondMs),
    absoluteSeconds: Math.ceil(absoluteMs / secondMs),
  };
}
