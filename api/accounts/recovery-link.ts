import { createLink } from '#db/accounts/link-store';
import { findUser } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { RouteContext } from '../http/context';

type Ctx = Pick<RouteContext, 'sealer' | 'publicUrl' | 'now'>;

/** Emails a password reset link to the account's address. */
export async function emailRecoveryLink(trx: Transaction, ctx: Ctx, userId: string): Promise<void> {
  const user = await findUser(trx, userId);
  if (user === undefined) return;
  const token = await createLink(trx, { userId, email: user.email, purpose: 'recover', now: ctx.now() });
  const params = { firstName: user.firstName, link: recoveryLink(ctx, token) };
  const message = { channel: 'mail', to: user.email, template: 'recover-password', params, userId } as const;
  await queueAccountMessage(trx, ctx.sealer, message);
}

/** The page where the holder of the link sets a new password. */
export const recoveryLink = ({ publicUrl }: Pick<Ctx, 'publicUrl'>, token: string): string =>
  `${publicUrl}/auth/recoverPassword?${new URLSearchParams({ token }).toString()}`;
