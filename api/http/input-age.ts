import type { Request } from 'express';
import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';

const MAX_SECONDS = 30 * 24 * 60 * 60;

/**
 * The user's last activity on the page that sent the request, by the server's clock; undefined if the page does not
 * report it.
 */
export function lastInputAt(request: Request, now: Date): Date | undefined {
  const header = request.get(INPUT_AGE_HEADER);
  if (header === undefined || !/^\d{1,7}$/.test(header)) return undefined;
  const seconds = Number(header);
  return seconds > MAX_SECONDS ? undefined : new Date(now.getTime() - seconds * 1_000);
}
