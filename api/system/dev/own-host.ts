import type { RequestHandler } from 'express';
import { ProblemError } from '#domain/problems';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Guards against DNS rebinding: a foreign page may point its own host name at this machine, but must not read the
 * demo's messages under that name.
 */
export function ownHostOnly(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).hostname;
  return (request, _response, next) => {
    const requested = `http://${request.get('host') ?? ''}`;
    const host = URL.canParse(requested) ? new URL(requested).hostname : '';
    if (host !== own && !loopbackHosts.has(host)) throw new ProblemError('not-found');
    next();
  };
}
