import type { CookieOptions, Request, Response } from 'express';

/**
 * Browsers accept a cookie with this prefix only over HTTPS, so that a network attacker cannot plant it (RFC 6265bis).
 */
const SECURE_PREFIX = '__Secure-';

const nameFor = (name: string, isSecure: boolean): string => (isSecure ? `${SECURE_PREFIX}${name}` : name);
const isSecureFor = ({ app }: Pick<Request, 'app'>): boolean => app.get('cookies are secure') === true;

/** Sets a cookie that is limited to one path, by default /api/auth, and hidden from scripts. */
export function setCookie(
  response: Response,
  name: string,
  { value, ...options }: Pick<CookieOptions, 'sameSite' | 'maxAge' | 'expires' | 'path'> & { readonly value: string },
): void {
  const secure = isSecureFor(response.req);
  response.cookie(nameFor(name, secure), value, { httpOnly: true, path: '/api/auth', secure, ...options });
}

/** Clears the cookie, with the attributes with which it was set. */
export function clearCookie(response: Response, name: string, sameSite: 'lax' | 'strict'): void {
  const secure = isSecureFor(response.req);
  response.clearCookie(nameFor(name, secure), { httpOnly: true, path: '/api/auth', secure, sameSite });
}

/** The cookie's value. None of our cookies needs decoding. */
export function readCookie(request: Request, name: string): string | undefined {
  const wanted = nameFor(name, isSecureFor(request));
  const cookies = (request.get('cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.find(([key]) => key === wanted)?.[1];
}
