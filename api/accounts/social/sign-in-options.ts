import { findIdentityOwner, listIdentities } from '#db/accounts/social-identity-store';
import { findProof, type SocialProof } from '#db/accounts/social-proof-store';
import { findCredentials } from '#db/accounts/user-store';
import type { Db } from '#db/core/handle';
import type { SignInMethod, SocialSignInState } from '#domain/accounts/social/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { requireOwnPage } from '../same-origin';
import { readProof } from './cookies';

type Ctx = RouteContext<'public'>;

/**
 * The sign-in options for the browser's proof. Without a proof nothing is returned, so that strangers cannot find out
 * who has an account.
 */
export async function readSignInOptions(ctx: Ctx): Promise<SocialSignInState> {
  const token = requireSocialProof(ctx);
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

/**
 * The proof's secret from the cookie, for our own pages only. If it is missing, the message is "can't get firebase
 * idToken".
 */
export function requireSocialProof(ctx: Pick<Ctx, 'request'>): string {
  requireOwnPage(ctx.request);
  const token = readProof(ctx);
  if (token === undefined) throw new ProblemError('social-token-missing');
  return token;
}

/**
 * The sign-in methods of the account that has the proof's address: null if there is no such account, empty if it has
 * neither a password nor a provider yet.
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
