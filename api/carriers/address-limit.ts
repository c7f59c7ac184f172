import { ipKeyGenerator } from 'express-rate-limit';
import { countHit } from '#db/core/rate-limit-store';
import { HOUR_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';
import { refuseUntil } from '../http/rate-limits';

/**
 * Keeps one caller from filling operations' lists or sending emails to many people in our name; a whole driving-school
 * class may still sign up.
 */
const maxPerHour = { 'driver-sign-up': 50, 'fleet-sign-up': 20, waitlist: 20 };

/** Enforces the limit per hour for one IP address. */
export async function limitSubmissions(
  { db, request, response }: Pick<RouteContext, 'db' | 'request' | 'response'>,
  what: keyof typeof maxPerHour,
): Promise<void> {
  const { hits, resetAt } = await countHit(db, `${what}/${ipKeyGenerator(request.ip ?? 'unknown')}`, HOUR_MS);
  if (hits <= maxPerHour[what]) return;
  refuseUntil(response, Math.max(1, resetAt.getTime() - Date.now()));
}
