import { recordAudit } from '#db/accounts/audit-store';
import { findPasswordHash } from '#db/accounts/password-store';
import { listIdentities, lockAndCheckPassword, unlinkIdentity } from '#db/accounts/social-identity-store';
import { consumeProof } from '#db/accounts/social-proof-store';
import { findUser } from '#db/accounts/user-store';
import { isSocialProvider } from '#domain/accounts/social/providers';
import type { LinkedProvidersView } from '#domain/accounts/social/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { notifyOldContacts } from '../contact-changed';
import { requireRecentAuthentication } from '../proof';
import { deviceOf } from '../sessions';
import { clearProofCookie } from './cookies';
import { link } from './sign-in';
import { requireSocialProof } from './sign-in-options';

type Ctx = RouteContext<'signed-in'>;

export async function linkedProviders({ db, actor }: Ctx): Promise<LinkedProvidersView> {
  const [passwordHash, linked] = await Promise.all([
    findPasswordHash(db, actor.userId),
    listIdentities(db, actor.userId),
  ]);
  return { hasPassword: passwordHash !== undefined, linked };
}

/** Links the provider of the proof to the signed-in user's account. */
export async function linkProvider(ctx: Ctx): Promise<LinkedProvidersView> {
  const token = requireSocialProof(ctx);
  await requireRecentAuthentication(ctx);
  const ended = await ctx.db.transaction(async (trx) => {
    const proof = await consumeProof(trx, token, ctx.now());
    if (proof === undefined) throw new ProblemError('social-token-missing');
    const user = await findUser(trx, ctx.actor.userId);
    if (user === undefined) throw new ProblemError('session-expired');
    return link(trx, ctx, { user, profile: proof.profile, familyId: ctx.familyId });
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
  clearProofCookie(ctx);
  return linkedProviders(ctx);
}

/** Unlinks a provider, but not the last sign-in method: a password or another provider must remain. */
export async function unlinkProvider(ctx: Ctx, name: string): Promise<LinkedProvidersView> {
  if (!isSocialProvider(name)) throw new ProblemError('provider-not-valid');
  await requireRecentAuthentication(ctx);
  const { userId } = ctx.actor;
  const ended = await once(ctx, async (trx) => {
    const hasPassword = await lockAndCheckPassword(trx, userId);
    const user = await findUser(trx, userId);
    if (user === undefined) throw new ProblemError('session-expired');
    const change = { kind: 'network-unlinked', newValue: name } as const;
    const others = await notifyOldContacts(trx, ctx, { user, change, familyId: ctx.familyId });
    if (!(await unlinkIdentity(trx, userId, name))) throw new ProblemError('social-user-missing');
    const left = await listIdentities(trx, userId);
    if (!hasPassword && left.length === 0) throw new ProblemError('last-way-in');
    await recordAudit(trx, {
      userId,
      kind: 'provider-unlinked',
      details: { provider: name },
      ...deviceOf(ctx.request),
      at: ctx.now(),
    });
    return others;
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
  return linkedProviders(ctx);
}
