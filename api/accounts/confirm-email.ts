import { recordAudit } from '#db/accounts/audit-store';
import { confirmEmail, isEmailConfirmed } from '#db/accounts/confirmation-store';
import { consumeLink, createLink, findLink, type LinkPurpose, withdrawLinks } from '#db/accounts/link-store';
import { findPasswordHash, setPassword } from '#db/accounts/password-store';
import { findUser, findUserByEmail, type User } from '#db/accounts/user-store';
import { countHit } from '#db/core/rate-limit-store';
import { queueAccountMessage, queueDecoyMessage } from '#db/messages/account-message-store';
import { NewPassword } from '#domain/accounts/fields/schema';
import type { SessionView } from '#domain/accounts/schema';
import type { ConfirmationView, ConfirmEmail, LinkSecret, RequestEmailLink } from '#domain/accounts/sign-in/schema';
import { ProblemError } from '#domain/problems';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';
import { limitEmails } from './email-limit';
import { requireUnguessable } from './guessable';
import { confirmationLink } from './invite';
import { requireOwnPage } from './same-origin';
import { openSession } from './session-handlers';
import { deviceOf } from './sessions';
import { requireUsableAccount } from './sign-in';
import { clearSignUpCookie, hasSignedUp } from './sign-up-cookie';

type Ctx = RouteContext<'public'>;

const purposes: readonly LinkPurpose[] = ['confirm', 'invitation'];
const MAX_TRIES_PER_DAY = 10;

/**
 * Emails a new link to an unconfirmed address, also of an account that a texted code confirmed. Any other address gets the
 * same response after the same work.
 */
export async function resendConfirmEmail(ctx: Ctx, { email }: RequestEmailLink): Promise<void> {
  await limitEmails(ctx, 'confirm', email);
  await ctx.db.transaction(async (trx) => {
    const user = await findUserByEmail(trx, email);
    // Asked about any address, so that the work is the same.
    const isConfirmed = await isEmailConfirmed(trx, user?.id ?? newId());
    const isUnconfirmed = user?.isActive === true && user.roles.includes('applicant') && !isConfirmed;
    const token = await createLink(trx, {
      userId: isUnconfirmed ? user.id : newId(),
      email,
      purpose: 'confirm',
      now: ctx.now(),
    });
    const params = { firstName: user?.firstName ?? '', link: confirmationLink(ctx.publicUrl, token) };
    const message = { channel: 'mail', to: user?.email ?? email, template: 'confirm-email', params } as const;
    if (isUnconfirmed) await queueAccountMessage(trx, ctx.sealer, { ...message, userId: user.id });
    else await queueDecoyMessage(trx, ctx.sealer, message);
  });
}

/** The account behind the link, as the page shows it; reading it does not use up the link. */
export async function readConfirmation(ctx: Ctx, { accessToken: token }: LinkSecret): Promise<ConfirmationView> {
  const link = await findLink(ctx.db, { token, purposes, now: ctx.now() });
  if (link === undefined) throw new ProblemError('link-not-valid');
  const hasPassword = (await findPasswordHash(ctx.db, link.userId)) !== undefined;
  if (!hasPassword) return { asksFor: 'new-password' };
  return { asksFor: isSameBrowser(ctx, link) ? 'nothing' : 'password' };
}

/**
 * Confirms the address and signs in. The link alone is enough only in the browser that signed up. Otherwise someone could
 * sign up with another person's address and have it confirmed by that person's click, and that person would end up in an
 * account that someone else created.
 */
export async function confirmByLink(
  ctx: Ctx,
  { accessToken: token }: LinkSecret,
  { password }: ConfirmEmail,
): Promise<SessionView> {
  const now = ctx.now();
  const link = await findLink(ctx.db, { token, purposes, now });
  if (link === undefined) throw new ProblemError('link-not-valid');
  const firstHash = await authorizeLink(ctx, link, password);
  const user = await ctx.db.transaction(async (trx) => {
    if ((await consumeLink(trx, { token, purposes, now })) === undefined) throw new ProblemError('link-not-valid');
    if (firstHash !== undefined) await setPassword(trx, link.userId, firstHash);
    await withdrawLinks(trx, { userId: link.userId, purpose: 'confirm', now });
    await confirmEmail(trx, link.userId, now);
    await recordAudit(trx, { userId: link.userId, kind: 'confirmed', ...deviceOf(ctx.request), at: now });
    return requireUser(await findUser(trx, link.userId));
  });
  clearSignUpCookie(ctx);
  return openSession(ctx, user);
}

/** Whether this browser signed up for the account; only together with the emailed link does that identify the owner. */
const isSameBrowser = (ctx: Ctx, { userId, purpose }: { userId: string; purpose: LinkPurpose }): boolean =>
  purpose === 'confirm' && hasSignedUp(ctx, userId);

/** Refuses a caller who has only the link. Returns the hash of the first password if the caller chooses one now. */
async function authorizeLink(
  ctx: Ctx,
  link: { readonly userId: string; readonly purpose: LinkPurpose },
  password: string | undefined,
): Promise<string | undefined> {
  if (password !== undefined) return checkOrHash(ctx, link.userId, password);
  requireOwnPage(ctx.request);
  if (isSameBrowser(ctx, link) && (await findPasswordHash(ctx.db, link.userId)) !== undefined) return undefined;
  throw new InvalidInputError([
    { in: 'body', pointer: '/password', code: 'required', message: 'This field is required' },
  ]);
}

/** Thrown in the transaction, so that the link still works once the account may be used. */
function requireUser(user: User | undefined): User {
  if (user?.isActive !== true) throw new ProblemError('link-not-valid');
  requireUsableAccount(user);
  return user;
}

/** Checks the account's password. If it has none yet, returns the hash of the one that is chosen now. */
async function checkOrHash(ctx: Ctx, userId: string, password: string): Promise<string | undefined> {
  const passwordHash = await findPasswordHash(ctx.db, userId);
  if (passwordHash === undefined) {
    requireGoodPassword(password);
    const user = await findUser(ctx.db, userId);
    if (user === undefined) throw new ProblemError('link-not-valid');
    requireUnguessable(password, user);
    return ctx.passwords.hash(password);
  }
  const { hits } = await countHit(ctx.db, `confirm/${userId}`, DAY_MS);
  if (hits > MAX_TRIES_PER_DAY) throw new ProblemError('too-many-requests');
  if (await ctx.passwords.verify(password, passwordHash)) return undefined;
  await recordAudit(ctx.db, { userId, kind: 'sign-in-failed', ...deviceOf(ctx.request), at: ctx.now() });
  throw new ProblemError('sign-in-failed');
}

function requireGoodPassword(password: string): void {
  const { success, error } = NewPassword.safeParse(password);
  if (success) return;
  const message = error.issues[0]?.message ?? '';
  throw new InvalidInputError([{ in: 'body', pointer: '/password', code: 'password-not-valid', message }]);
}
