import { recordAudit } from '#db/accounts/audit-store';
import { checkCode } from '#db/accounts/code-store';
import { confirmPhone, findDriverByPhone } from '#db/accounts/confirmation-store';
import { findUser } from '#db/accounts/user-store';
import type { SessionView } from '#domain/accounts/schema';
import type { RequestSignInCode, SignInByPhone } from '#domain/accounts/sign-in/schema';
import { newId } from '#platform/ids';
import { newToken } from '#platform/tokens';
import type { RouteContext } from '../http/context';
import { readRequesterCookie, setRequesterCookie } from './code-cookie';
import { refuseCode } from './refuse-code';
import { requirePhone } from './require-phone';
import { sendCode } from './send-code';
import { openSession } from './session-handlers';
import { deviceOf } from './sessions';

type Ctx = RouteContext<'public'>;

/** Texts a code to the driver with this number. For any other number the work is the same, but nothing is sent. */
export async function sendSignInCode(ctx: Ctx, { phone: typed }: RequestSignInCode): Promise<void> {
  const phone = requirePhone(typed);
  const userId = (await findDriverByPhone(ctx.db, phone)) ?? null;
  const requester = newToken();
  await sendCode(ctx, { purpose: 'sign-in', phone, userId, requester });
  // A refused request leaves the cookie of the code that was sent before.
  setRequesterCookie(ctx, requester);
}

/** Signs in with a code, which proves that the phone and therefore the account belong to the caller. */
export async function signInByPhone(ctx: Ctx, { phone: typed, code }: SignInByPhone): Promise<SessionView> {
  const phone = requirePhone(typed);
  const now = ctx.now();
  const typedCode = {
    purpose: 'sign-in',
    phone,
    code,
    requester: readRequesterCookie(ctx),
    now,
    sealer: ctx.sealer,
  } as const;
  const check = await ctx.db.transaction((trx) => checkCode(trx, typedCode));
  const user = check.result === 'correct' && check.userId !== null ? await findUser(ctx.db, check.userId) : undefined;
  if (user?.isActive !== true || user.phone !== phone) {
    const userId = (await findDriverByPhone(ctx.db, phone)) ?? newId();
    await recordAudit(ctx.db, { userId, kind: 'sign-in-failed', ...deviceOf(ctx.request), at: now });
    return refuseCode(check.result === 'disabled' ? 'disabled' : 'wrong');
  }
  await ctx.db.transaction((trx) => confirmPhone(trx, { userId: user.id, phone, now, sealer: ctx.sealer }));
  return openSession(ctx, { ...user, status: 'confirmed' });
}
