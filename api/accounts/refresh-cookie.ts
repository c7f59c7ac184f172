import type { Request, Response } from 'express';
import { clearCookie, readCookie, setCookie } from '../http/cookies';

const NAME = 'gladhand_refresh';

export function setRefreshCookie(response: Response, cookie: { token: string; expires: Date }): void {
  setCookie(response, NAME, { value: cookie.token, sameSite: 'strict', expires: cookie.expires });
}

export function clearRefreshCookie(response: Response): void {
  clearCookie(response, NAME, 'strict');
}

export function readRefreshCookie(request: Request): string | undefined {
  return readCookie(request, NAME);
}
