import { ipKeyGenerator } from 'express-rate-limit';

import { joinWaitlist } from '#db/stores/driver-waitlist-store';
import { countHit } from '#db/stores/rate-limit-store';
import type { JoinWaitlist } from '#domain/carriers/schema';
import { ProblemError } from '#domain/problems';

import type { RouteContext } from '../http/context';

const hourMs = 60 * 60_000;
const perHour = 20;

/** Whom to write to when his state is served. Nobody is written to before that. */
export async function waitForState(ctx: RouteContext, wish: JoinWaitlist): Promise<void> {
  const { hits } = await countHit(ctx.db, `waitlist/${ipKeyGenerator(ctx.request.ip ?? 'unknown')}`, hourMs);
  if (hits > perHour) throw new ProblemError('too-many-requests');
  await joinWaitlist(ctx.db, wish, ctx.now());
}
