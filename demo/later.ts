import { NamespaceNotFoundError } from '@temporalio/common';
import { isOutage } from '#db/core/outage';
import { isDeadlock } from '#db/core/violations';
import { ProblemError } from '#domain/problems';
import { isTemporalOutage } from '#platform/workflow-commands';

/**
 * Whether the same call may succeed later: a server is overloaded, unavailable or restarting. Temporal's dev server opens
 * its port before it has its namespace.
 */
export function isLater(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'unavailable' || error.code === 'too-many-requests';
  return isOutage(error) || isDeadlock(error) || isTemporalOutage(error) || error instanceof NamespaceNotFoundError;
}
