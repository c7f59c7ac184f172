import type { Request } from 'express';
import { ProblemError } from '#domain/problems';

/**
 * Allows calls that are authenticated by the cookie from our own pages only. SameSite keeps other sites out; this check
 * also keeps out other hosts of our own site. A client that is not a browser sends neither header and has only its own
 * cookie.
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
