import { type Actor, isOps } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';

/** Returns 404 for another carrier's facilities; operations may read all. */
export function requireOwn(actor: Actor, organizationId: string | undefined): void {
  if (!isOps(actor) && organizationId !== actor.organizationId) throw new ProblemError('not-found');
}
