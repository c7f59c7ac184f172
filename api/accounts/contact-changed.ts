import { recordAudit } from '#db/accounts/audit-store';
import { findTextablePhone } from '#db/accounts/confirmation-store';
import {
  consumeUndo,
  type ContactChange,
  distrustRecentContacts,
  findLostAddress,
  restoreContact,
  storeContactChange,
} from '#db/accounts/contact-change-store';
import { withdrawLinks } from '#db/accounts/link-store';
import { voidPassword } from '#db/accounts/password-store';
import { revokeFamiliesOf, revokeOtherFamilies } from '#db/accounts/session-end-store';
import { findUser, type User } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { emailRecoveryLink } from './recovery-link';
import { deviceOf } from './sessions';

const templates = {
  email: 'email-changed',
  phone: 'phone-changed',
  network: 'network-linked',
  'network-unlinked': 'network-unlinked',
} as const;
const purposes = ['confirm', 'recover', 'invitation', 'change-email'] as const;
const NO_FAMILY = '00000000-0000-0000-0000-000000000000';

interface Change {
  /** The contact before the change. */
  readonly user: User;
  readonly change: Pick<ContactChange, 'kind' | 'newValue'>;
  /** The sign-in that continues; all others end, as after a password change. */
  readonly familyId: string | undefined;
}

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now'>;

/**
 * Sends the previous contacts a link that undoes the change: by email, and by text message if the user has consented to
 * texts. Ends the other sign-ins and returns them. Call it before the contact changes.
 */
export async function notifyOldContacts(
  trx: Transaction,
  ctx: Ctx,
  { user, change, familyId }: Change,
): Promise<readonly string[]> {
  const userId = user.id;
  const undo = await storeContactChange({ trx, sealer: ctx.sealer, now: ctx.now() }, { ...change, userId });
  const link = undoLink(ctx, undo);
  const message = { userId, template: templates[change.kind], params: { firstName: user.firstName, link } } as const;
  await queueAccountMessage(trx, ctx.sealer, { ...message, channel: 'mail', to: user.email });
  const phone = await findTextablePhone(trx, userId);
  if (phone !== undefined) await queueAccountMessage(trx, ctx.sealer, { ...message, channel: 'sms', to: phone });
  return revokeOtherFamilies(trx, { userId, familyId: familyId ?? NO_FAMILY, now: ctx.now() });
}

/**
 * Sends the undo link again when a password reset is requested for an address that an account lost within the last
 * week. Returns whether there is such an account.
 */
export async function resendUndoEmail(trx: Transaction, ctx: Ctx, email: string): Promise<boolean> {
  const lost = await findLostAddress({ trx, sealer: ctx.sealer, now: ctx.now() }, email);
  const owner = lost && (await findUser(trx, lost.userId));
  if (lost === undefined || owner?.isActive !== true) return false;
  const params = { firstName: owner.firstName, link: undoLink(ctx, lost.undo) };
  const message = { channel: 'mail', to: lost.email, userId: owner.id, template: 'email-changed', params } as const;
  await queueAccountMessage(trx, ctx.sealer, message);
  return true;
}

const undoLink = ({ publicUrl }: Ctx, undo: string): string =>
  `${publicUrl}/auth/notMe?${new URLSearchParams({ undo }).toString()}`;

/**
 * "This wasn't me": undoes a contact change and every later one. All sign-ins and links end, and the password is
 * voided, since the other person may know or have chosen it; the restored mailbox gets a reset link. Other contacts of
 * the last month must be confirmed again.
 */
export async function undoContactChange(ctx: RouteContext<'public'>, undo: string): Promise<void> {
  const now = ctx.now();
  const ended = await ctx.db.transaction(async (trx) => {
    const changes = await consumeUndo(trx, undo, now);
    const userId = changes[0]?.userId;
    const user = userId === undefined ? undefined : await findUser(trx, userId);
    if (user?.isActive !== true) throw new ProblemError('link-not-valid');
    // The same intruder may have made earlier changes: those contacts grant no access until they are confirmed again.
    await distrustRecentContacts(trx, user.id, now);
    for (const change of changes) {
      await restoreContact(trx, change);
      const entry = { userId: user.id, kind: 'contact-restored', details: { kind: change.kind }, at: now } as const;
      await recordAudit(trx, { ...entry, ...deviceOf(ctx.request) });
    }
    for (const purpose of purposes) await withdrawLinks(trx, { userId: user.id, purpose, now });
    await voidPassword(trx, user.id);
    await emailRecoveryLink(trx, ctx, user.id);
    return revokeFamiliesOf(trx, user.id, now);
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}
