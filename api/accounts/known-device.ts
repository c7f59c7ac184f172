import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { DAY_MS } from '#domain/shared/durations';
import type { Sealer } from '#platform/sealing';
import type { RouteContext } from '../http/context';
import { readCookie, setCookie } from '../http/cookies';

const NAME = 'gladhand_device';
const LIFETIME_MS = 365 * DAY_MS;

/** The account's key in counters and cookies, which contain no email addresses. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/**
 * Marks a browser in which the account's owner has signed in, so that other people's wrong passwords cannot lock the
 * owner out there.
 */
export function rememberDevice({ response, sealer }: Pick<RouteContext, 'response' | 'sealer'>, email: string): void {
  const value = sealer.seal(accountKey(email)).toString('base64url');
  setCookie(response, NAME, { value, sameSite: 'strict', maxAge: LIFETIME_MS });
}

/** The browser's cookie, if it is genuine and belongs to this account. */
export function knownDevice(request: Request, sealer: Sealer, account: string): string | undefined {
  const cookie = readCookie(request, NAME);
  return cookie !== undefined && unsealed(sealer, cookie) === account ? cookie : undefined;
}

/** The content of a sealed cookie; undefined for one that is not ours. */
export function unsealed(sealer: Sealer, cookie: string): string | undefined {
  try {
    return sealer.open(Buffer.from(cookie, 'base64url'));
  } catch {
    return undefined;
  }
}
