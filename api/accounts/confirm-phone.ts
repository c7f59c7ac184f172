import { recordAudit } from '#db/accounts/audit-store';
import { checkCode } from '#db/accounts/code-store';
import { confirmPhone, isPhoneConfirmed } from '#db/accounts/confirmation-store';
import { findUser, type User } from '#db/accounts/user-store';
import type { SessionView } from '#domain/accounts/schema';
import type { ConfirmPhone, RequestConfirmationCode } from '#domain/accounts/sign-in/schema';
import { ProblemError } from '#domain/problems';
import { authenticate, bearerToken } from '../http/authenticate';
import type { RouteContext } from '../http/context';
import { refuseCode } from './refuse-code';
import { sendCode } from './send-code';
import { openSession } from './session-handlers';
import { deviceOf } from './sessions';
import { checkPassword } from './sign-in';

type Ctx = RouteContext<'public'>;

/** Texts a code to the phone of an unconfirmed driver. */
export async function sendConfirmationCode(ctx: Ctx, credentials: RequestConfirmationCode): Promise<void> {
  const { id, phone } = await requirePhoneOwner(ctx, credentials);
  await sendCode(ctx, { purpose: 'confirm', phone, userId: id });
}

/** Confirms the phone and the account with the code, and signs in. */
export async function confirmByCode(ctx: Ctx, { code, ...credentials }: ConfirmPhone): Promise<SessionView> {
  const owner = await requirePhoneOwner(ctx, credentials);
  const { id: userId, phone } = owner;
  const now = ctx.now();
  const { result } = await ctx.db.transaction(async (trx) => {
    const check = await checkCode(trx, { purpose: 'confirm', phone, code, now, sealer: ctx.sealer });
    if (check.result !== 'correct') {
      return (await isPhoneConfirmed(trx, { userId, phone })) ? { result: 'correct' as const } : check;
    }
    if (check.userId !== userId) return { result: 'wrong' as const };
    await confirmPhone(trx, { userId, phone, now, sealer: ctx.sealer });
    await recordAudit(trx, { userId, kind: 'confirmed', ...deviceOf(ctx.request), at: now });
    return check;
  });
  if (result !== 'correct') refuseCode(result);
  return openSession(ctx, { ...owner, status: 'confirmed' });
}

type PhoneOwner = User & { readonly phone: string };

/** The driver, identified by the session (after a social sign-in) or by email and password. */
async function requirePhoneOwner(ctx: Ctx, { email, password }: RequestConfirmationCode): Promise<PhoneOwner> {
  const user =
    email === undefined || password === undefined
      ? await signedInUser(ctx)
      : await checkPassword(ctx, { email, password });
  const { phone } = user ?? { phone: null };
  if (user === undefined || phone === null || !user.roles.includes('applicant'))
    throw new ProblemError('approve-email');
  return { ...user, phone };
}

async function signedInUser({ db, request, now }: Ctx): Promise<User | undefined> {
  const { actor } = await authenticate(db, bearerToken(request), now());
  return findUser(db, actor.userId);
}
