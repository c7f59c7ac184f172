import { recordAudit } from '#db/accounts/audit-store';
import { checkCode } from '#db/accounts/code-store';
import { confirmPhone, isPhoneConfirmed } from '#db/accounts/confirmation-store';
import { findUser, updateUser, type User } from '#db/accounts/user-store';
import type { ChangePhone, RequestPhoneCode } from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { notifyOldContacts } from '../contact-changed';
import { requireRecentAuthentication } from '../proof';
import { refuseCode } from '../refuse-code';
import { requirePhone } from '../require-phone';
import { sendCode } from '../send-code';
import { deviceOf } from '../sessions';

type Ctx = RouteContext<'signed-in'>;

/** Texts a code to the user's new number. */
export async function requestPhoneCode(ctx: Ctx, { phone: typed }: RequestPhoneCode): Promise<void> {
  const phone = requirePhone(typed);
  await requireProofForNew(ctx, phone);
  await sendCode(ctx, { purpose: 'change-phone', phone, userId: ctx.actor.userId });
}

/** Changes the number once the code proves that it is the user's; this also confirms the account. */
export async function changePhone(ctx: Ctx, { phone: typed, code }: ChangePhone): Promise<void> {
  const { userId } = ctx.actor;
  const phone = requirePhone(typed);
  const now = ctx.now();
  const before = await requireProofForNew(ctx, phone);
  const result = await ctx.db.transaction(async (trx) => {
    const check = await checkCode(trx, { purpose: 'change-phone', phone, code, now, sealer: ctx.sealer });
    if (check.result !== 'correct') return (await isPhoneConfirmed(trx, { userId, phone })) ? [] : check.result;
    // Someone else may have requested a code for the same number; that does not prove that the number is the user's.
    if (check.userId !== userId) return 'wrong';
    const change = { kind: 'phone', newValue: phone } as const;
    const ended =
      before.phone === phone ? [] : await notifyOldContacts(trx, ctx, { user: before, change, familyId: ctx.familyId });
    await updateUser(trx, userId, { phone });
    await confirmPhone(trx, { userId, phone, now, sealer: ctx.sealer });
    await recordAudit(trx, { userId, kind: 'phone-changed', ...deviceOf(ctx.request), at: now });
    return ended;
  });
  // Thrown outside the transaction, so that a wrong attempt is still counted.
  if (typeof result === 'string') refuseCode(result);
  for (const familyId of result) ctx.sessionEnded(familyId);
}

/** Confirming the account's current number changes nothing, so it needs no proof. */
async function requireProofForNew(ctx: Ctx, phone: string): Promise<User> {
  const user = await findUser(ctx.db, ctx.actor.userId);
  if (user === undefined) throw new ProblemError('session-expired');
  if (user.phone !== phone) await requireRecentAuthentication(ctx);
  return user;
}
