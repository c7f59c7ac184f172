import { recordAudit } from '#db/accounts/audit-store';
import { confirmEmail } from '#db/accounts/confirmation-store';
import { consumeLink, createLink, type Link, withdrawLinks } from '#db/accounts/link-store';
import { findUser, findUserByEmail, updateUser, type User } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { countHit } from '#db/core/rate-limit-store';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { ChangeEmail } from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';
import { HOUR_MS } from '#domain/shared/durations';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { notifyOldContacts } from '../contact-changed';
import { limitEmails } from '../email-limit';
import { requireRecentAuthentication } from '../proof';
import { deviceOf } from '../sessions';

const MAX_PER_HOUR = 5;

/**
 * Emails a link to the new address. An address that already has an account gets another email instead, so that the
 * response does not reveal which addresses have accounts.
 */
export async function requestEmailChange(ctx: RouteContext<'signed-in'>, { email }: ChangeEmail): Promise<void> {
  await requireRecentAuthentication(ctx);
  await once(ctx, async (trx) => {
    await limitEmails({ db: trx }, 'change-email', email);
    await limitChanges({ db: trx, actor: ctx.actor });
    const user = await getUser(trx, ctx.actor.userId);
    const holder = await findUserByEmail(trx, email);
    if (holder !== undefined && holder.id !== user.id) {
      await queueAccountMessage(trx, ctx.sealer, {
        channel: 'mail',
        to: holder.email,
        userId: holder.id,
        template: 'address-in-use',
        params: { firstName: holder.firstName },
      });
    }
    // If another account has the address, this link is never sent. The page shows a pending address in both cases.
    const token = await createLink(trx, {
      userId: user.id,
      purpose: 'change-email',
      email,
      familyId: ctx.familyId,
      now: ctx.now(),
    });
    if (holder === undefined || holder.id === user.id) await emailLink(trx, ctx, { user, email, token });
  });
}

/** Confirms the new address with the emailed link; the user signs in with that address afterward. */
export async function confirmEmailChange(ctx: RouteContext<'public'>, token: string): Promise<void> {
  const now = ctx.now();
  const ended = await ctx.db.transaction(async (trx) => {
    const link = await consumeLink(trx, { token, purposes: ['change-email'], now });
    if (link === undefined) throw new ProblemError('link-not-valid');
    const user = await getUser(trx, link.userId);
    const holder = await findUserByEmail(trx, link.email);
    if (!user.isActive || (holder !== undefined && holder.id !== user.id)) throw new ProblemError('link-not-valid');
    return applyNewAddress(trx, ctx, { user, link });
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}

async function applyNewAddress(
  trx: Transaction,
  ctx: RouteContext<'public'>,
  { user, link }: { readonly user: User; readonly link: Link },
): Promise<readonly string[]> {
  const now = ctx.now();
  const change = { kind: 'email', newValue: link.email } as const;
  const ended = await notifyOldContacts(trx, ctx, { user, change, familyId: link.familyId ?? undefined });
  await updateUser(trx, user.id, { email: link.email });
  // Also if it is the address that the account had, and that nobody had confirmed.
  await confirmEmail(trx, user.id, now);
  // Links sent to the old address must no longer grant access to the account.
  for (const purpose of ['confirm', 'recover', 'invitation'] as const) {
    await withdrawLinks(trx, { userId: user.id, purpose, now });
  }
  await recordAudit(trx, { userId: user.id, kind: 'email-changed', ...deviceOf(ctx.request), at: now });
  return ended;
}

function emailLink(
  trx: Transaction,
  { sealer, publicUrl }: RouteContext,
  { user, email, token }: { readonly user: User; readonly email: string; readonly token: string },
): Promise<void> {
  const link = `${publicUrl}/account/confirmEmail?${new URLSearchParams({ accessToken: token }).toString()}`;
  return queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: email,
    userId: user.id,
    template: 'change-email',
    params: { firstName: user.firstName, link },
  });
}

/** Keeps one account from sending email to many addresses. */
async function limitChanges({ db, actor }: Pick<RouteContext<'signed-in'>, 'db' | 'actor'>): Promise<void> {
  const { hits } = await countHit(db, `change-email/${actor.userId}`, HOUR_MS);
  if (hits > MAX_PER_HOUR) throw new ProblemError('too-many-requests');
}

async function getUser(trx: Transaction, userId: string): Promise<User> {
  const user = await findUser(trx, userId);
  if (user === undefined) throw new ProblemError('session-expired');
  return user;
}
