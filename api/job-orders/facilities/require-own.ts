import { findFacility } from '#db/facilities/facilities';
import { type Actor, isOps } from '#domain/accounts/actor';
import type { FacilityView } from '#domain/facilities/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';

/** Returns 404 for another carrier's facilities; operations may read all. */
export function requireOwn(actor: Actor, organizationId: string | undefined): void {
  if (!isOps(actor) && organizationId !== actor.organizationId) throw new ProblemError('not-found');
}

/** A facility that the caller may see; 404 for another carrier's. */
export async function requireOwnFacility(
  ctx: RouteContext & { readonly actor: Actor },
  facilityId: string,
): Promise<FacilityView> {
  const facility = await findFacility(ctx.db, { facilityId });
  requireOwn(ctx.actor, facility?.organizationId);
  if (facility === undefined) throw new ProblemError('not-found');
  return facility;
}
