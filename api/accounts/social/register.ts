import { recordAudit } from '#db/accounts/audit-store';
import { findIdentityOwner } from '#db/accounts/social-identity-store';
import { consumeProof } from '#db/accounts/social-proof-store';
import { findUser, type User } from '#db/accounts/user-store';
import { isServed } from '#db/carriers/served-state-store';
import type { Transaction } from '#db/core/handle';
import { insertDriverAccount } from '#db/drivers/driver-account-store';
import type { SessionView } from '#domain/accounts/schema';
import type { SocialProfile } from '#domain/accounts/social/profile';
import type { FinishSignUp } from '#domain/accounts/social/schema';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import { newReferralCode } from '#platform/tokens';
import type { RouteContext } from '../../http/context';
import { requireKnownPlace } from '../driver-sign-up';
import { requirePhone } from '../require-phone';
import { openSession } from '../session-handlers';
import { deviceOf } from '../sessions';
import { clearProofCookie } from './cookies';
import { linkWithoutNotice } from './sign-in';
import { requireSocialProof } from './sign-in-options';

type Ctx = RouteContext<'public'>;
type Rest = Omit<FinishSignUp, 'phone'> & { readonly phone: string };

/**
 * Creates a driver's account from the provider's proof and the details that the driver adds. The provider has confirmed
 * the email address.
 */
export async function registerByProof(ctx: Ctx, typed: FinishSignUp): Promise<SessionView> {
  const token = requireSocialProof(ctx);
  const rest = { ...typed, phone: requirePhone(typed.phone) };
  requireKnownPlace(rest.address);
  const { state } = rest.address;
  if (!(await isServed(ctx.db, state))) throw new ProblemError('state-not-served', { state });
  const user = await ctx.db.transaction(async (trx) => {
    const proof = await consumeProof(trx, token, ctx.now());
    if (proof === undefined) throw new ProblemError('social-token-missing');
    if ((await findIdentityOwner(trx, proof.profile)) !== undefined) throw new ProblemError('provider-linked');
    return createAccount(trx, ctx, { profile: proof.profile, rest });
  });
  clearProofCookie(ctx);
  return openSession(ctx, user);
}

async function createAccount(
  trx: Transaction,
  ctx: Ctx,
  { profile, rest }: { profile: SocialProfile; rest: Rest },
): Promise<User> {
  const now = ctx.now();
  const userId = newId();
  await insertDriverAccount(trx, {
    id: userId,
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: rest.phone,
    address: rest.address,
    referralCode: newReferralCode(),
    referredBy: undefined,
    smsConsentAt: rest.smsConsent ? now : undefined,
    emailConfirmedAt: now,
  });
  const user = await findUser(trx, userId);
  if (user === undefined) throw new ProblemError('email-taken');
  await recordAudit(trx, { userId, kind: 'signed-up', ...deviceOf(ctx.request), at: now });
  await linkWithoutNotice(trx, ctx, { userId, profile });
  return user;
}
