import type { RequestHandler } from 'express';

import { ProblemError } from '#domain/problems';

const onThisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A page elsewhere may give its own name this machine's address: under that name it must read no mails of the demo. */
export function ownHostOnly(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).hostname;
  return (request, _response, next) => {
    const asked = `http://${request.get('host') ?? ''}`;
    const host = URL.canParse(asked) ? new URL(asked).hostname : '';
    if (host !== own && !onThisMachine.has(host)) throw new ProblemError('not-found');
    next();
  };
}
