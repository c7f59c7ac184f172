import type { Request } from 'express';

import { ProblemError } from '#domain/problems';

/**
 * Calls that act on the cookie are for our own pages only. SameSite keeps other sites out; this keeps out other hosts of
 * our own site, too. A caller that is no browser sends neither header and has no cookie that is not his own.
 */
export function requireOwnPage(request: Request): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) {
    if (site !== 'same-origin') throw new ProblemError('forbidden');
    return;
  }
  const origin = request.get('origin');
  if (origin !== undefined && hostOf(origin) !== request.get('host')) throw new ProblemError('forbidden');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
