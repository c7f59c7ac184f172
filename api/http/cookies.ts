import type { Request } from 'express';

/** The cookie's value; none of ours needs decoding. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = (request.get('cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.find(([key]) => key === name)?.[1];
}
