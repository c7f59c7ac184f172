import { recordAudit } from '#db/accounts/audit-store';
import { findIdentityOwner, linkIdentity } from '#db/accounts/social-identity-store';
import { consumeProof, consumeWaitingProof, findProof } from '#db/accounts/social-proof-store';
import { findUser, type User } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import type { SessionView } from '#domain/accounts/schema';
import type { SocialProfile } from '#domain/accounts/social/profile';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { notifyOldContacts } from '../contact-changed';
import { openSession } from '../session-handlers';
import { deviceOf } from '../sessions';
import { checkCredentials, requireUsableAccount } from '../sign-in';
import { clearProofCookie } from './cookies';
import { requireSocialProof } from './sign-in-options';

type Ctx = RouteContext<'public'>;

/** Signs in the user who is linked to the provider's proof. A proof that waits for this account is linked to it. */
export async function signInByProof(ctx: Ctx): Promise<SessionView> {
  const token = requireSocialProof(ctx);
  const { user, ended } = await ctx.db.transaction(async (trx) => {
    const proof = await consumeProof(trx, token, ctx.now());
    if (proof === undefined) throw new ProblemError('social-token-missing');
    const user = await ownerOf(trx, proof.profile);
    const waiting = proof.waitingId === null ? undefined : await consumeWaitingProof(trx, proof.waitingId, ctx.now());
    // The waiting proof comes from another provider: it is linked only if its address is the account's own.
    const isOwn = waiting?.profile.email.toLowerCase() === user.email.toLowerCase();
    return { user, ended: isOwn ? await link(trx, ctx, { user, profile: waiting.profile }) : [] };
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
  clearProofCookie(ctx);
  // A provider signs in anyone who uses a browser with an open session there, so this does not prove presence.
  return openSession(ctx, user, { isProven: false });
}

/** Signs in with the password of the account that has the proof's address, and links the provider to it. */
export async function signInByPasswordAndLink(ctx: Ctx, password: string): Promise<SessionView> {
  const token = requireSocialProof(ctx);
  const proof = await findProof(ctx.db, token, ctx.now());
  if (proof === undefined) throw new ProblemError('social-token-missing');
  const user = await checkCredentials(ctx, { email: proof.profile.email, password });
  const ended = await ctx.db.transaction(async (trx) => {
    const spent = await consumeProof(trx, token, ctx.now());
    if (spent === undefined) throw new ProblemError('social-token-missing');
    return link(trx, ctx, { user, profile: spent.profile });
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
  clearProofCookie(ctx);
  return openSession(ctx, user);
}

/**
 * Links a provider to an account. Refuses if the provider's user is already linked, or the account is already linked to a
 * user of this provider. Notifies the owner, who can undo it; ends the other sign-ins and returns them.
 */
export async function link(
  trx: Transaction,
  ctx: Pick<RouteContext, 'now' | 'request' | 'sealer' | 'publicUrl'>,
  { user, profile, familyId }: { user: User; profile: SocialProfile; familyId?: string | undefined },
): Promise<readonly string[]> {
  await linkWithoutNotice(trx, ctx, { userId: user.id, profile });
  const change = { kind: 'network', newValue: profile.provider } as const;
  return notifyOldContacts(trx, ctx, { user, change, familyId });
}

/** Links a provider and records it, without a notice: the owner of a new account need not be notified. */
export async function linkWithoutNotice(
  trx: Transaction,
  ctx: Pick<RouteContext, 'now' | 'request'>,
  { userId, profile }: { userId: string; profile: SocialProfile },
): Promise<void> {
  if (!(await linkIdentity(trx, { userId, profile, now: ctx.now() }))) throw new ProblemError('provider-linked');
  const { provider } = profile;
  await recordAudit(trx, {
    userId,
    kind: 'provider-linked',
    details: { provider },
    ...deviceOf(ctx.request),
    at: ctx.now(),
  });
}

async function ownerOf(trx: Transaction, profile: SocialProfile): Promise<User> {
  const userId = await findIdentityOwner(trx, profile);
  const user = userId === undefined ? undefined : await findUser(trx, userId);
  if (user?.isActive !== true) throw new ProblemError('social-user-missing');
  requireUsableAccount(user);
  return user;
}
