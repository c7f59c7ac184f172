import { findActiveFamilies } from '#db/accounts/session-store';
import { findUser } from '#db/accounts/user-store';
import { consumeWebViewToken, createWebViewToken } from '#db/accounts/web-view-token-store';
import type { SessionView } from '#domain/accounts/schema';
import type { WebViewToken } from '#domain/accounts/web-view/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { endIfExpired } from '../end-expired';
import { openSession } from '../session-handlers';
import { requireUsableAccount } from '../sign-in';

/** Issues a single-use token for a web view's URL, since the session's own token must never be part of a URL. */
export async function issueWebViewToken({
  db,
  actor,
  familyId,
  now,
  response,
}: RouteContext<'signed-in'>): Promise<WebViewToken> {
  if (familyId === undefined) throw new ProblemError('not-signed-in');
  response.set('Cache-Control', 'no-store');
  return { token: await createWebViewToken(db, { userId: actor.userId, familyId }, now()) };
}

export async function signInByToken(ctx: RouteContext<'public'>, token: string): Promise<SessionView> {
  const now = ctx.now();
  const requester = await consumeWebViewToken(ctx.db, token, now);
  if (requester === undefined) throw new ProblemError('link-not-valid');
  const user = await findUser(ctx.db, requester.userId);
  if (user?.isActive !== true) throw new ProblemError('link-not-valid');
  requireUsableAccount(user);
  const [requestingSession] = await findActiveFamilies(ctx.db, { familyIds: [requester.familyId] }, now);
  if (requestingSession === undefined || (await endIfExpired(ctx.db, requestingSession, now)) !== undefined)
    throw new ProblemError('link-not-valid');
  // This sign-in ends with the one that requested the token; otherwise each could extend itself forever through the
  // next.
  return openSession(ctx, user, { isProven: false, continues: requestingSession });
}
