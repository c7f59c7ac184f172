import type { Transaction } from '#db/handle';
import { queueAccountMessage } from '#db/stores/account-message-store';
import { recordAudit } from '#db/stores/audit-store';
import { addressOfNobody, keepInvitedAddress } from '#db/stores/invited-address-store';
import { createLink } from '#db/stores/link-store';
import { findUserByEmail, insertUser, updateUser, type User } from '#db/stores/user-store';

import { mailInvitation, type Invitee } from '../accounts/invite';
import { deviceOf } from '../accounts/sessions';
import type { RouteContext } from '../http/context';

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now' | 'request'>;

/**
 * The address has an account elsewhere, which is nobody else's business: the same row, the same state and the same days as
 * for any invitation, and its owner is mailed what to do instead of a link.
 */
export async function inviteHolder(
  trx: Transaction,
  ctx: Ctx,
  { invitee, holder }: { readonly invitee: Invitee; readonly holder: User },
): Promise<void> {
  const { userId, email, organizationName, invitedBy: actorId, ...person } = invitee;
  await insertUser(trx, { ...person, id: userId, email: addressOfNobody(userId) });
  await keepInvitedAddress(trx, userId, email);
  await recordAudit(trx, { userId, actorId, kind: 'invited', ...deviceOf(ctx.request), at: ctx.now() });
  await mailHolder(trx, ctx, { userId, holder, organizationName });
}

/** Once more; the address may have become free meanwhile, and then it is an invitation like any other. */
export async function inviteShownAddress(
  trx: Transaction,
  ctx: Ctx,
  member: Pick<Invitee, 'userId' | 'email' | 'firstName' | 'organizationName'>,
): Promise<void> {
  const { userId, email, organizationName } = member;
  const holder = await findUserByEmail(trx, email);
  if (holder !== undefined && holder.id !== userId) {
    await mailHolder(trx, ctx, { userId, holder, organizationName });
    return;
  }
  if (holder === undefined) {
    await updateUser(trx, userId, { email });
    await keepInvitedAddress(trx, userId, null);
  }
  await mailInvitation(trx, ctx, member);
}

/** The link is made as for others, so that the invitation ends on the same day, and goes to nobody. */
async function mailHolder(
  trx: Transaction,
  { sealer, now }: Ctx,
  { userId, holder, organizationName }: { userId: string; holder: User; organizationName: string },
): Promise<void> {
  await createLink(trx, { userId, email: addressOfNobody(userId), purpose: 'invitation', now: now() });
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: holder.email,
    userId: holder.id,
    template: 'invited-elsewhere',
    params: { firstName: holder.firstName, organization: organizationName },
  });
}
