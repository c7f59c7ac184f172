import { recordAudit } from '#db/accounts/audit-store';
import { withdrawLinks } from '#db/accounts/link-store';
import { revokeSignInMethods } from '#db/accounts/password-store';
import { findUserByEmail, updateUser } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import type { RouteContext } from '../http/context';
import { notifyOldContacts } from './contact-changed';
import { emailRecoveryLink } from './recovery-link';

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now'>;

/**
 * Moves the account of a user who lost both mailbox and phone to a new address, after an operator has verified the
 * user. The new address gets a link to set a new password. Password, phone and social accounts can no longer sign in.
 * The old contacts are notified and can undo the move like any change of address. There is no route for it
 * (decision 021).
 */
export async function moveAccount(
  trx: Transaction,
  ctx: Ctx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const user = await findUserByEmail(trx, from);
  if (user?.isActive !== true || user.status !== 'confirmed')
    throw new Error(`${from} has no active, confirmed account`);
  if ((await findUserByEmail(trx, to)) !== undefined) throw new Error(`${to} already has an account`);
  const now = ctx.now();
  await notifyOldContacts(trx, ctx, { user, change: { kind: 'email', newValue: to }, familyId: undefined });
  await updateUser(trx, user.id, { email: to });
  await revokeSignInMethods(trx, user.id, now);
  for (const purpose of ['confirm', 'invitation', 'change-email'] as const)
    await withdrawLinks(trx, { userId: user.id, purpose, now });
  const byOperator = { details: { by: 'operator' }, device: null, ipPrefix: null } as const;
  await recordAudit(trx, { userId: user.id, kind: 'email-changed', ...byOperator, at: now });
  await emailRecoveryLink(trx, ctx, user.id);
}
