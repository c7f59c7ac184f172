import { checkCode } from '#db/stores/code-store';
import { recordAudit } from '#db/stores/audit-store';
import { confirmPhone } from '#db/stores/confirmation-store';
import { updateUser } from '#db/stores/user-store';
import type { ChangePhone, RequestPhoneCode } from '#domain/accounts/settings/schema';
import { refuseCode } from '../accounts/refuse-code';
import { requirePhone } from '../accounts/require-phone';
import { sendCode } from '../accounts/send-code';
import { deviceOf } from '../accounts/sessions';
import type { RouteContext } from '../http/context';

type Ctx = RouteContext<'signed-in'>;

/** Texts a code to the number that is to become this person's. */
export async function requestPhoneCode(ctx: Ctx, { phone }: RequestPhoneCode): Promise<void> {
  await sendCode(ctx, { purpose: 'change-phone', phone: requirePhone(phone), userId: ctx.actor.userId });
}

/** The code proves that the number is his; that confirms his account, too. */
export async function changePhone(ctx: Ctx, { phone: typed, code }: ChangePhone): Promise<void> {
  const { userId } = ctx.actor;
  const phone = requirePhone(typed);
  const now = ctx.now();
  const result = await ctx.db.transaction(async (trx) => {
    const check = await checkCode(trx, { purpose: 'change-phone', phone, code, now });
    if (check.result !== 'right') return check.result;
    // Somebody else may have asked for a code to the same number; that is not this person's proof.
    if (check.userId !== userId) return 'wrong';
    await updateUser(trx, userId, { phone });
    await confirmPhone(trx, { userId, phone, now });
    await recordAudit(trx, { userId, kind: 'phone-changed', ...deviceOf(ctx.request), at: now });
    return 'right';
  });
  // Thrown here: a wrong try must stay counted.
  if (result !== 'right') refuseCode(result);
}
