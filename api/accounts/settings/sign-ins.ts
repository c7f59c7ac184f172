import { listSignIns } from '#db/accounts/account-settings';
import { recordAudit } from '#db/accounts/audit-store';
import { withdrawLinks } from '#db/accounts/link-store';
import { revokeFamiliesOf, revokeFamily } from '#db/accounts/session-end-store';
import { isFamilyOf } from '#db/accounts/session-store';
import { sessionEnd } from '#domain/accounts/session-ends';
import type { SignInView } from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { deviceOf } from '../sessions';

type Ctx = RouteContext<'signed-in'>;

/** Lists the user's sign-ins. */
export async function readSignIns(ctx: Ctx): Promise<SignInView[]> {
  const { userId, roles } = ctx.actor;
  const now = ctx.now();
  const signIns = await listSignIns(ctx.db, { userId, now });
  return signIns
    .filter((signIn) => sessionEnd({ ...signIn, roles }, now) === undefined)
    .map(({ activeAt: _, ...signIn }) => ({ ...signIn, isCurrent: signIn._id === ctx.familyId }));
}

/**
 * Ends one of the user's sign-ins and cancels any email change requested in it; its tabs on every node are notified
 * immediately.
 */
export async function endSignIn(ctx: Ctx, familyId: string): Promise<void> {
  const { userId } = ctx.actor;
  await once(ctx, async (trx) => {
    if (!(await isFamilyOf(trx, { familyId, userId }))) throw new ProblemError('not-found');
    await withdrawLinks(trx, { userId, familyId, purpose: 'change-email', now: ctx.now() });
    if ((await revokeFamily(trx, familyId, ctx.now())) === undefined) return;
    await recordAudit(trx, { userId, kind: 'session-ended', ...deviceOf(ctx.request), at: ctx.now() });
  });
  ctx.sessionEnded(familyId);
}

/**
 * Ends all of the user's sign-ins, including the current one, and cancels any email change requested in one of them.
 */
export async function endAllSignIns(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor;
  const ended = await once(ctx, async (trx) => {
    await recordAudit(trx, { userId, kind: 'session-ended', ...deviceOf(ctx.request), at: ctx.now() });
    await withdrawLinks(trx, { userId, purpose: 'change-email', now: ctx.now() });
    return revokeFamiliesOf(trx, userId, ctx.now());
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}
