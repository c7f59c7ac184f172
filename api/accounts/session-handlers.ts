import type { Request } from 'express';

import { findFamilyId, revokeFamily } from '#db/stores/session-store';
import { findUser, type User } from '#db/stores/user-store';
import type { SessionView, SignIn } from '#domain/accounts/schema';
import { ProblemError } from '#domain/problems';
import { tokenHash } from '#platform/tokens';

import { bearerToken } from '../http/authenticate';
import type { RouteContext } from '../http/context';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie';
import { deviceOf, refreshSession, startSession, type Tokens } from './sessions';
import { checkCredentials, requireUsableAccount } from './sign-in';
import { userView } from './user-view';

type Ctx = RouteContext<'public'>;

export async function signIn(ctx: Ctx, credentials: SignIn): Promise<SessionView> {
  const user = await checkCredentials(ctx.db, credentials);
  return sessionView(ctx, user, await startSession(ctx.db, user.id, moment(ctx)));
}

export async function refresh(ctx: Ctx): Promise<SessionView> {
  const cookie = readRefreshCookie(ctx.request);
  if (cookie === undefined) throw new ProblemError('not-signed-in');
  const refreshed = await refreshSession(ctx.db, cookie, moment(ctx));
  if ('stolenFamilyId' in refreshed) {
    ctx.log.warn({ familyId: refreshed.stolenFamilyId }, 'a refresh token came back after its use: sign-in ended');
    ctx.sessionEnded(refreshed.stolenFamilyId);
    clearRefreshCookie(ctx.response, ctx.publicUrl);
    throw new ProblemError('session-expired');
  }
  const user = await findUser(ctx.db, refreshed.userId);
  if (user?.isActive !== true) throw new ProblemError('session-expired');
  requireUsableAccount(user);
  return sessionView(ctx, user, refreshed.tokens);
}

/** Also with an access token that has expired: signing out always works. */
export async function signOut(ctx: Ctx): Promise<void> {
  const familyId = await findFamilyId(ctx.db, tokensOf(ctx.request));
  if (familyId !== undefined) {
    await revokeFamily(ctx.db, familyId, ctx.now());
    ctx.sessionEnded(familyId);
  }
  clearRefreshCookie(ctx.response, ctx.publicUrl);
}

async function sessionView(ctx: Ctx, user: User, tokens: Tokens): Promise<SessionView> {
  setRefreshCookie(ctx.response, ctx.publicUrl, { token: tokens.refreshToken, expires: tokens.refreshExpiresAt });
  ctx.response.set('Cache-Control', 'no-store');
  return {
    accessToken: tokens.accessToken,
    expiresAt: tokens.accessExpiresAt.toISOString(),
    user: await userView(ctx.db, user),
  };
}

function moment(ctx: Ctx) {
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
