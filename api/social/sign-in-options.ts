import type { Db } from '#db/handle';
import { findIdentityOwner, listIdentities } from '#db/stores/social-identity-store';
import { findProof, type SocialProof } from '#db/stores/social-proof-store';
import { findCredentials } from '#db/stores/user-store';
import type { SocialSignInState, SignInMethod } from '#domain/accounts/social/schema';
import { ProblemError } from '#domain/problems';

import { requireOwnPage } from '../accounts/same-origin';
import type { RouteContext } from '../http/context';
import { readProof } from './cookies';

type Ctx = RouteContext<'public'>;

/** The options that the browser's proof gives. Without one nothing is revealed, so no one learns who has an account. */
export async function readSignInOptions(ctx: Ctx): Promise<SocialSignInState> {
  const token = requireProof(ctx);
  const proof = await findProof(ctx.db, token, ctx.now());
  if (proof === undefined) throw new ProblemError('social-token-missing');
  ctx.response.set('Cache-Control', 'no-store');
  const { provider, email, firstName, lastName } = proof.profile;
  const isRegistered = (await findIdentityOwner(ctx.db, proof.profile)) !== undefined;
  return {
    provider,
    email,
    firstName,
    lastName,
    isRegistered,
    linkBy: isRegistered ? null : await signInMethodsOf(ctx.db, proof),
  };
}

/** The secret in the cookie, required by our own page; without it the text is 'can't get firebase idToken'. */
export function requireProof(ctx: Pick<Ctx, 'request'>): string {
  requireOwnPage(ctx.request);
  const token = readProof(ctx);
  if (token === undefined) throw new ProblemError('social-token-missing');
  return token;
}

/**
 * How the owner of the proof's address signs in to their account, if there is one; it may have neither password nor
 * network yet.
 */
async function signInMethodsOf(db: Db, { profile }: SocialProof): Promise<SignInMethod[] | null> {
  const existing = await findCredentials(db, profile.email);
  if (existing === undefined) return null;
  const linked = await listIdentities(db, existing.user.id);
  return [
    ...(existing.passwordHash === undefined ? [] : (['password'] as const)),
    ...linked.map(({ provider }) => provider),
  ];
}
