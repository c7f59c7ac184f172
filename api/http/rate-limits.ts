import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { RequestHandler } from 'express';

import { ProblemError } from '#domain/problems';

import type { ApiDeps } from '../deps';

const tenSecondsMs = 10_000;

/** Keeps one caller from filling a process; counted in memory, since it protects this process. */
export function generalLimit({ limits }: ApiDeps): RequestHandler {
  return rateLimit({
    windowMs: tenSecondsMs,
    limit: limits.callsPerTenSeconds,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? 'unknown'),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ProblemError('too-many-requests');
    },
  });
}
