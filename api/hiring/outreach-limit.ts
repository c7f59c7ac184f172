import { countHit } from '#db/core/rate-limit-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { DAY_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';

/**
 * The requests of one carrier in a day to drivers who have not answered it. Each of these opens an outline of a driver's file, so
 * that without a limit one carrier could read all of them.
 */
const maxPerDay = { accessRequests: 50, benchAdditions: 100 } as const;

/** Refuses the request above the carrier's limit for a day. Refused requests also count. */
export async function limitOutreach(
  { db, actor }: Pick<RouteContext, 'db'> & { readonly actor: CarrierActor },
  what: keyof typeof maxPerDay,
): Promise<void> {
  const { hits } = await countHit(db, `${what}/${actor.organizationId}`, DAY_MS);
  if (hits > maxPerDay[what]) throw new ProblemError('too-many-requests');
}
