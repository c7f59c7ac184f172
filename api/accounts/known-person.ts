import type { Request } from 'express';
import { DAY_MS } from '#domain/shared/durations';
import type { Sealer } from '#platform/sealing';
import type { RouteContext } from '../http/context';
import { readCookie, setCookie } from '../http/cookies';
import { unsealed } from './known-device';

const NAME = 'gladhand_person';
const LIFETIME_MS = 180 * DAY_MS;
/** The routes of past employers' links, the only ones that read it. */
const PATH = '/api/voe';

/** Remembers the person who signed in with this browser, so that an answer of a past employer from it is marked. */
export function rememberPerson({ response, sealer }: Pick<RouteContext, 'response' | 'sealer'>, userId: string): void {
  const value = sealer.seal(userId).toString('base64url');
  setCookie(response, NAME, { value, sameSite: 'strict', maxAge: LIFETIME_MS, path: PATH });
}

/** The person who last signed in with this browser, if the cookie is genuine. */
export function personOfBrowser(request: Request, sealer: Sealer): string | undefined {
  const cookie = readCookie(request, NAME);
  return cookie === undefined ? undefined : unsealed(sealer, cookie);
}
