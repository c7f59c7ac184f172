import { ipKeyGenerator } from 'express-rate-limit';

import { countHit } from '#db/stores/rate-limit-store';
import { ProblemError } from '#domain/problems';

import type { RouteContext } from '../http/context';

const hourMs = 3_600_000;
const mostAnHour = 20;

/** Twenty an hour from one address: nobody fills operations' lists by himself. */
export async function requireFewFrom(
  { db, request }: Pick<RouteContext, 'db' | 'request'>,
  what: 'fleet-sign-up' | 'waitlist',
): Promise<void> {
  const { hits } = await countHit(db, `${what}/${ipKeyGenerator(request.ip ?? 'unknown')}`, hourMs);
  if (hits > mostAnHour) throw new ProblemError('too-many-requests');
}
