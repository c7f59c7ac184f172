import type { Request } from 'express';
import { recordAudit } from '#db/accounts/audit-store';
import { revokeFamily } from '#db/accounts/session-end-store';
import { findFamilyId } from '#db/accounts/session-store';
import { findUser, type User } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import { deviceName } from '#domain/accounts/device-name';
import type { SessionView, SignIn } from '#domain/accounts/schema';
import { ProblemError } from '#domain/problems';
import { tokenHash } from '#platform/tokens';
import { bearerToken } from '../http/authenticate';
import type { RouteContext } from '../http/context';
import { lastInputAt } from '../http/input-age';
import { rememberDevice } from './known-device';
import { rememberPerson } from './known-person';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie';
import { requireOwnPage } from './same-origin';
import type { Tokens } from './sealed-tokens';
import { deviceOf, type Origin, refreshSession, startSession } from './sessions';
import { checkCredentials, requireUsableAccount } from './sign-in';
import { userView } from './user-view';

type Ctx = RouteContext<'public'>;

export async function signIn(ctx: Ctx, credentials: SignIn): Promise<SessionView> {
  return openSession(ctx, await checkCredentials(ctx, credentials));
}

/** Signs in a user who has just been authenticated, by any method. */
export async function openSession(ctx: Ctx, user: User, origin: Origin = {}): Promise<SessionView> {
  const tokens = await startSession(ctx.db, user.id, { ...requestDetails(ctx), ...origin });
  rememberDevice(ctx, user.email);
  rememberPerson(ctx, user.id);
  return sessionView(ctx, user, tokens);
}

export async function refresh(ctx: Ctx): Promise<SessionView> {
  requireOwnPage(ctx.request);
  const cookie = readRefreshCookie(ctx.request);
  if (cookie === undefined) throw new ProblemError('not-signed-in');
  const refreshed = await refreshSession(ctx.db, cookie, {
    ...requestDetails(ctx),
    lastInput: lastInputAt(ctx.request, ctx.now()),
    sealer: ctx.sealer,
    onTheft: (trx, stolen) => notifyTokenTheft(trx, ctx, stolen),
  });
  if ('stolenFamilyId' in refreshed) {
    ctx.log.warn({ familyId: refreshed.stolenFamilyId }, 'refresh token reused, sign-in ended');
    ctx.sessionEnded(refreshed.stolenFamilyId);
    clearRefreshCookie(ctx.response);
    throw new ProblemError('session-expired');
  }
  const user = await findUser(ctx.db, refreshed.userId);
  if (user?.isActive !== true || isDemoExpired(user, ctx.now())) throw new ProblemError('session-expired');
  requireUsableAccount(user);
  return sessionView(ctx, user, refreshed.tokens);
}

const isDemoExpired = ({ demoExpiresAt }: User, now: Date): boolean =>
  demoExpiresAt !== null && Date.parse(demoExpiresAt) <= now.getTime();

/** Also accepts an expired access token, so that signing out always works. */
export async function signOut(ctx: Ctx): Promise<void> {
  requireOwnPage(ctx.request);
  const familyId = await findFamilyId(ctx.db, tokensOf(ctx.request));
  if (familyId !== undefined) {
    const { device, now } = requestDetails(ctx);
    await ctx.db.transaction(async (trx) => {
      const userId = await revokeFamily(trx, familyId, now);
      if (userId !== undefined) await recordAudit(trx, { userId, kind: 'signed-out', ...device, at: now });
    });
    ctx.sessionEnded(familyId);
  }
  clearRefreshCookie(ctx.response);
}

/** Notifies the owner by email: one of the token's two holders was not the owner. */
async function notifyTokenTheft(
  trx: Transaction,
  ctx: Ctx,
  { userId, device }: { readonly userId: string; readonly device: string | null },
): Promise<void> {
  const owner = await findUser(trx, userId);
  if (owner === undefined) return;
  await recordAudit(trx, { userId, kind: 'session-stolen', ...deviceOf(ctx.request), at: ctx.now() });
  await queueAccountMessage(trx, ctx.sealer, {
    channel: 'mail',
    to: owner.email,
    userId,
    template: 'session-stolen',
    params: {
      firstName: owner.firstName,
      device: deviceName(device) ?? 'unknown device',
      link: `${ctx.publicUrl}/auth/forgotPassword`,
    },
  });
}

async function sessionView(ctx: Ctx, user: User, tokens: Tokens): Promise<SessionView> {
  setRefreshCookie(ctx.response, { token: tokens.refreshToken, expires: tokens.refreshExpiresAt });
  ctx.response.set('Cache-Control', 'no-store');
  return {
    accessToken: tokens.accessToken,
    expiresAt: tokens.accessExpiresAt.toISOString(),
    user: await userView(ctx.db, user),
  };
}

function requestDetails(ctx: Ctx) {
  return { device: deviceOf(ctx.request), now: ctx.now() };
}

function tokensOf(request: Request) {
  const access = bearerToken(request);
  const cookie = readRefreshCookie(request);
  return {
    ...(access !== undefined && { accessTokenHash: tokenHash(access) }),
    ...(cookie !== undefined && { refreshTokenHash: tokenHash(cookie) }),
  };
}
