import { createHash } from 'node:crypto';

import type { Request } from 'express';

import type { Sealer } from '#platform/sealing';

import { readCookie, setCookie } from '../http/cookies';
import type { RouteContext } from '../http/context';

const name = 'gladhand_device';
const lastsMs = 365 * 24 * 3_600_000;

/** How an account is named in counters and cookies: they hold no e-mail addresses. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** Marks a browser in which the account's owner was signed in: strangers who guess his password cannot lock him out of it. */
export function rememberDevice({ response, sealer }: Pick<RouteContext, 'response' | 'sealer'>, email: string): void {
  const value = sealer.seal(accountKey(email)).toString('base64url');
  setCookie(response, name, { value, sameSite: 'strict', maxAge: lastsMs });
}

/** The mark, when it is ours and this account's; another for every sign-in. */
export function knownDevice(request: Request, sealer: Sealer, account: string): string | undefined {
  const cookie = readCookie(request, name);
  return cookie !== undefined && opened(sealer, cookie) === account ? cookie : undefined;
}

function opened(sealer: Sealer, cookie: string): string | undefined {
  try {
    return sealer.open(Buffer.from(cookie, 'base64url'));
  } catch {
    return undefined;
  }
}
