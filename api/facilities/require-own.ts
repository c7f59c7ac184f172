import { isOps, type Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';

/** Another carrier's facilities are not found; operations read all of them. */
export function requireOwn(actor: Actor, organizationId: string | undefined): void {
  if (!isOps(actor) && organizationId !== actor.organizationId) throw new ProblemError('not-found');
}
