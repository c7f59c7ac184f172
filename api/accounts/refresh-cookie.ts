import type { CookieOptions, Request, Response } from 'express';

import { readCookie } from '../http/cookies';

const name = 'gladhand_refresh';

/** Only the calls under /api/auth see it, scripts and other sites never. */
function options(publicUrl: string): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', secure: publicUrl.startsWith('https:'), path: '/api/auth' };
}

export function setRefreshCookie(
  response: Response,
  publicUrl: string,
  cookie: { token: string; expires: Date },
): void {
  response.cookie(name, cookie.token, { ...options(publicUrl), expires: cookie.expires });
}

export function clearRefreshCookie(response: Response, publicUrl: string): void {
  response.clearCookie(name, options(publicUrl));
}

export function readRefreshCookie(request: Request): string | undefined {
  return readCookie(request, name);
}
