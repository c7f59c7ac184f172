import { type Actor, isOps } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';

/** The carrier whose records the caller may see; undefined for operations, who see all. */
export function carrierOf(actor: Actor, named?: string): string | undefined {
  if (isOps(actor)) return named;
  const { organizationId } = actor;
  // The record of another carrier looks like none.
  if (organizationId === undefined || (named !== undefined && named !== organizationId))
    throw new ProblemError('not-found');
  return organizationId;
}
