import { createHash } from 'node:crypto';
import { countHit } from '#db/core/rate-limit-store';
import { ProblemError } from '#domain/problems';
import { HOUR_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';

const MAX_PER_HOUR = 5;

/** Allows five emails of one kind per hour to one address, whether or not it has an account. */
export async function limitEmails(
  { db }: Pick<RouteContext, 'db'>,
  kind: 'sign-up' | 'fleet-sign-up' | 'confirm' | 'recover' | 'change-email' | 'invitation',
  email: string,
): Promise<void> {
  // Hashed, so that the counters contain no email addresses.
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const { hits } = await countHit(db, `mail/${kind}/${address}`, HOUR_MS);
  if (hits > MAX_PER_HOUR) throw new ProblemError('too-many-requests');
}
