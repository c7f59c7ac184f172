import type { Request, Response } from 'express';

import { clearCookie, readCookie, setCookie } from '../http/cookies';

const name = 'gladhand_refresh';

export function setRefreshCookie(response: Response, cookie: { token: string; expires: Date }): void {
  setCookie(response, name, { value: cookie.token, sameSite: 'strict', expires: cookie.expires });
}

export function clearRefreshCookie(response: Response): void {
  clearCookie(response, name, 'strict');
}

export function readRefreshCookie(request: Request): string | undefined {
  return readCookie(request, name);
}
