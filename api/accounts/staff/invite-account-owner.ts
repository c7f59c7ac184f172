import { recordAudit } from '#db/accounts/audit-store';
import { placeholderAddress, storeInvitedAddress } from '#db/accounts/invited-address-store';
import { createLink } from '#db/accounts/link-store';
import { findUserByEmail, insertUser, updateUser, type User } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { RouteContext } from '../../http/context';
import { emailInvitation, type Invited, type Invitee } from '../invite';
import { deviceOf } from '../sessions';

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now' | 'request'>;

/**
 * Invites an address that already has an account elsewhere, without revealing that: the inviting staff see the same
 * row, status and dates as for any invitation, and the account's owner gets an email with advice instead of a link.
 */
export async function inviteAccountOwner(
  trx: Transaction,
  ctx: Ctx,
  { invitee, holder }: { readonly invitee: Invitee; readonly holder: User },
): Promise<void> {
  const { userId, email, organizationName, invitedAs: _, invitedBy: actorId, ...person } = invitee;
  await insertUser(trx, { ...person, id: userId, email: placeholderAddress(userId) });
  await storeInvitedAddress(trx, userId, email);
  await recordAudit(trx, { userId, actorId, kind: 'invited', ...deviceOf(ctx.request), at: ctx.now() });
  await emailAccountOwner(trx, ctx, { userId, holder, organizationName });
}

/** Sends the invitation again. If the address no longer has another account, the invitation becomes an ordinary one. */
export async function resendToInvitedAddress(trx: Transaction, ctx: Ctx, member: Invited): Promise<void> {
  const { userId, email, organizationName } = member;
  const holder = await findUserByEmail(trx, email);
  if (holder !== undefined && holder.id !== userId) {
    await emailAccountOwner(trx, ctx, { userId, holder, organizationName });
    return;
  }
  if (holder === undefined) {
    await updateUser(trx, userId, { email });
    await storeInvitedAddress(trx, userId, null);
  }
  await emailInvitation(trx, ctx, member);
}

/** Creates the usual link, so that the invitation expires on the same day, but does not send it. */
async function emailAccountOwner(
  trx: Transaction,
  { sealer, now }: Ctx,
  { userId, holder, organizationName }: { userId: string; holder: User; organizationName: string },
): Promise<void> {
  await createLink(trx, { userId, email: placeholderAddress(userId), purpose: 'invitation', now: now() });
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: holder.email,
    userId: holder.id,
    template: 'invited-elsewhere',
    params: { firstName: holder.firstName, organization: organizationName },
  });
}
