import { insertDemoDriver } from '#db/accounts/demo-store';
import { findUser } from '#db/accounts/user-store';
import { countHit } from '#db/core/rate-limit-store';
import type { SessionView } from '#domain/accounts/schema';
import type { EnterDemo } from '#domain/accounts/web-view/schema';
import { ProblemError } from '#domain/problems';
import { HOUR_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { RouteContext } from '../../http/context';
import { requirePhone } from '../require-phone';
import { openSession } from '../session-handlers';
import { deviceOf } from '../sessions';

const DEMO_LIFETIME_MS = HOUR_MS;
const MAX_PER_HOUR = 20;

/** Signs a visitor in as a new demo driver for an hour; 404 outside demos. */
export async function enterDemo(ctx: RouteContext<'public'>, { phone }: EnterDemo): Promise<SessionView> {
  if (ctx.demoLoginsFile === undefined) throw new ProblemError('not-found');
  requirePhone(phone);
  const { hits } = await countHit(ctx.db, `demo/address/${deviceOf(ctx.request).ipPrefix ?? 'unknown'}`, HOUR_MS);
  if (hits > MAX_PER_HOUR) throw new ProblemError('too-many-requests');
  const id = newId();
  const expiresAt = new Date(ctx.now().getTime() + DEMO_LIFETIME_MS);
  await ctx.db.transaction((trx) => insertDemoDriver(trx, { id, firstName: 'Demo', lastName: 'Driver', expiresAt }));
  const user = await findUser(ctx.db, id);
  if (user === undefined) throw new ProblemError('not-found');
  return openSession(ctx, user);
}
