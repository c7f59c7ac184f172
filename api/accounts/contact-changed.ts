import type { Transaction } from '#db/handle';
import { queueAccountMessage } from '#db/stores/account-message-store';
import { keepContactChange, putContactBack, spendUndo, type ContactChange } from '#db/stores/contact-change-store';
import { findTextablePhone } from '#db/stores/confirmation-store';
import { recordAudit } from '#db/stores/audit-store';
import { withdrawLinks } from '#db/stores/link-store';
import { revokeFamiliesOf, revokeOtherFamilies } from '#db/stores/session-store';
import { findUser, type User } from '#db/stores/user-store';
import { ProblemError } from '#domain/problems';

import type { RouteContext } from '../http/context';
import { deviceOf } from './sessions';

const templates = { email: 'email-changed', phone: 'phone-changed', network: 'network-linked' } as const;
const purposes = ['confirm', 'recover', 'invitation', 'change-email'] as const;
const noFamily = '00000000-0000-0000-0000-000000000000';

interface Change {
  /** As it was before. */
  readonly user: User;
  readonly change: Pick<ContactChange, 'kind' | 'newValue'>;
  /** The sign-in that stays; all others end, as after a new password. */
  readonly familyId: string | undefined;
}

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now' | 'request'>;

/**
 * Tells the contacts that were there before, by mail and, who agreed to texts, by text, how to take the change back; ends
 * the other sign-ins and answers which those were. To be called before the contact changes.
 */
export async function tellOldContacts(
  trx: Transaction,
  ctx: Ctx,
  { user, change, familyId }: Change,
): Promise<readonly string[]> {
  const userId = user.id;
  const undo = await keepContactChange(trx, { ...change, userId }, ctx.now());
  const link = `${ctx.publicUrl}/auth/notMe?${new URLSearchParams({ undo }).toString()}`;
  const message = { userId, template: templates[change.kind], params: { firstName: user.firstName, link } } as const;
  await queueAccountMessage(trx, ctx.sealer, { ...message, channel: 'mail', to: user.email });
  const phone = await findTextablePhone(trx, userId);
  if (phone !== undefined) await queueAccountMessage(trx, ctx.sealer, { ...message, channel: 'sms', to: phone });
  return revokeOtherFamilies(trx, { userId, familyId: familyId ?? noFamily, now: ctx.now() });
}

/** "It was not me": the contact is as before, every sign-in and every link ends. */
export async function undoContactChange(ctx: RouteContext<'public'>, undo: string): Promise<void> {
  const now = ctx.now();
  const ended = await ctx.db.transaction(async (trx) => {
    const change = await spendUndo(trx, undo, now);
    const user = change && (await findUser(trx, change.userId));
    if (change === undefined || user?.isActive !== true) throw new ProblemError('link-not-valid');
    await putContactBack(trx, change);
    for (const purpose of purposes) await withdrawLinks(trx, { userId: user.id, purpose, now });
    const details = { kind: change.kind };
    await recordAudit(trx, { userId: user.id, kind: 'contact-restored', details, ...deviceOf(ctx.request), at: now });
    return revokeFamiliesOf(trx, user.id, now);
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}
