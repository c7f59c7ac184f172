import { recordAudit } from '#db/accounts/audit-store';
import { consumeLink, createLink, findLink, withdrawLinks } from '#db/accounts/link-store';
import { findPasswordHash, recoverAccount, setPassword } from '#db/accounts/password-store';
import { revokeFamiliesOf, revokeOtherFamilies } from '#db/accounts/session-end-store';
import { findCredentials, findUser, type User } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { countHit } from '#db/core/rate-limit-store';
import { queueAccountMessage, queueDecoyMessage } from '#db/messages/account-message-store';
import type { ChangePassword, RequestEmailLink } from '#domain/accounts/sign-in/schema';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { authenticate, bearerToken } from '../http/authenticate';
import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';
import { resendUndoEmail } from './contact-changed';
import { limitEmails } from './email-limit';
import { requireUnguessable } from './guessable';
import { rememberDevice } from './known-device';
import { requireRecentAuthentication } from './proof';
import { recoveryLink } from './recovery-link';
import { deviceOf } from './sessions';

type Ctx = RouteContext<'public'>;

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const MAX_TRIES = 10;

/** Emails a password reset link. For an address without an account, the response and the work are the same. */
export async function forgotPassword(ctx: Ctx, { email }: RequestEmailLink): Promise<void> {
  await limitEmails(ctx, 'recover', email);
  await ctx.db.transaction(async (trx) => {
    const found = await findCredentials(trx, email);
    const user = found !== undefined && mayRecover(found.user, found.passwordHash) ? found.user : undefined;
    const token = await createLink(trx, { userId: user?.id ?? newId(), email, purpose: 'recover', now: ctx.now() });
    const params = { firstName: user?.firstName ?? '', link: recoveryLink(ctx, token) };
    const message = { channel: 'mail', to: user?.email ?? email, template: 'recover-password', params } as const;
    // Owners whose address was changed by someone else also request a reset here; they get the undo link.
    const wasLost = await resendUndoEmail(trx, ctx, email);
    if (user !== undefined) await queueAccountMessage(trx, ctx.sealer, { ...message, userId: user.id });
    else if (!wasLost) await queueDecoyMessage(trx, ctx.sealer, message);
  });
}

/** Staff who never signed in have an invitation instead, which may have been withdrawn. */
function mayRecover({ isActive, status, roles }: User, passwordHash: string | undefined): boolean {
  const isInvited = status === 'pending' && passwordHash === undefined && !roles.includes('applicant');
  return isActive && !isInvited;
}

/** Authorized by an emailed link, or by the current password of the signed-in user. */
export async function changePassword(ctx: Ctx, change: ChangePassword): Promise<void> {
  if (change.reset || change.token !== undefined) await recover(ctx, change.token ?? '', change.password);
  else await replace(ctx, change);
}

/** Ends every sign-in, so that anyone who knew the old password is signed out. */
async function recover(ctx: Ctx, token: string, password: string): Promise<void> {
  const now = ctx.now();
  const purposes = ['recover'] as const;
  // Checked before the costly hash, so that a made-up link costs almost nothing.
  const found = await findLink(ctx.db, { token, purposes, now });
  const owner = found && (await findUser(ctx.db, found.userId));
  if (owner === undefined) throw new ProblemError('link-not-valid');
  requireUnguessable(password, owner);
  const passwordHash = await ctx.passwords.hash(password);
  const ended = await ctx.db.transaction(async (trx) => {
    const link = await consumeLink(trx, { token, purposes, now });
    const user = link && (await findUser(trx, link.userId));
    if (user?.isActive !== true) throw new ProblemError('link-not-valid');
    await recoverAccount(trx, { userId: user.id, passwordHash, now });
    for (const purpose of ['confirm', 'invitation', 'change-email'] as const) {
      await withdrawLinks(trx, { userId: user.id, purpose, now });
    }
    await notifyOwner(trx, ctx, { user, kind: 'password-recovered' });
    // Strangers' guesses may have used up the account's attempts; from this browser, the owner of the mailbox can still
    // sign in.
    rememberDevice(ctx, user.email);
    return revokeFamiliesOf(trx, user.id, now);
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}

/** Ends all other sign-ins. */
async function replace(ctx: Ctx, { oldPassword, password }: ChangePassword): Promise<void> {
  const now = ctx.now();
  const { actor, session } = await authenticate(ctx.db, bearerToken(ctx.request), now);
  await requireOldPassword(ctx, { userId: actor.userId, familyId: session.familyId, oldPassword });
  const owner = await findUser(ctx.db, actor.userId);
  if (owner === undefined) throw new ProblemError('session-expired');
  requireUnguessable(password, owner);
  const passwordHash = await ctx.passwords.hash(password);
  const ended = await ctx.db.transaction(async (trx) => {
    const user = await findUser(trx, actor.userId);
    if (user === undefined) throw new ProblemError('session-expired');
    await setPassword(trx, user.id, passwordHash);
    // Also cancels an email change requested by someone who knew the old password.
    for (const purpose of ['recover', 'change-email'] as const) {
      await withdrawLinks(trx, { userId: user.id, purpose, now });
    }
    await notifyOwner(trx, ctx, { user, kind: 'password-changed' });
    return revokeOtherFamilies(trx, { userId: user.id, familyId: session.familyId, now });
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}

/** A user who signed up with a social account has no password yet, and sets a first one. */
async function requireOldPassword(
  { db, now, passwords }: Ctx,
  { userId, familyId, oldPassword }: { userId: string; familyId: string; oldPassword: string | undefined },
): Promise<void> {
  const passwordHash = await findPasswordHash(db, userId);
  if (passwordHash === undefined) {
    await requireRecentAuthentication({ db, now, familyId });
    return;
  }
  if (oldPassword === undefined) throw refusedOldPassword('required');
  const { hits } = await countHit(db, `password/${userId}`, QUARTER_HOUR_MS);
  if (hits > MAX_TRIES) throw new ProblemError('too-many-requests');
  if (!(await passwords.verify(oldPassword, passwordHash))) throw refusedOldPassword('password-not-right');
}

const refusedOldPassword = (code: string): InvalidInputError =>
  new InvalidInputError([{ in: 'body', pointer: '/oldPassword', code }]);

async function notifyOwner(
  trx: Transaction,
  ctx: Ctx,
  { user, kind }: { user: User; kind: 'password-changed' | 'password-recovered' },
): Promise<void> {
  await recordAudit(trx, { userId: user.id, kind, ...deviceOf(ctx.request), at: ctx.now() });
  await queueAccountMessage(trx, ctx.sealer, {
    channel: 'mail',
    to: user.email,
    userId: user.id,
    template: 'password-changed',
    params: { firstName: user.firstName, link: `${ctx.publicUrl}/auth/forgotPassword` },
  });
}
