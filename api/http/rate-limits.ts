import type { RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import { type Allowance, createBuckets } from '#platform/buckets';
import type { ApiDeps } from '../deps';

/** Refuses the request and sets when to retry. */
export function refuseUntil(response: Response, waitMs: number): never {
  response.set('Retry-After', String(Math.ceil(waitMs / 1000)));
  throw new ProblemError('too-many-requests');
}

/**
 * Limits the calls of one IP address: a burst, then a rate per second; without an allowance there is no limit. In
 * memory and before everything else, since it protects this process; password guesses and emails are counted in the
 * database.
 */
export function addressLimit(allowance: Allowance | undefined): RequestHandler {
  if (allowance === undefined) {
    return (_request, _response, next) => {
      next();
    };
  }
  const take = createBuckets(allowance);
  return (request, response, next) => {
    const waitMs = take(ipKeyGenerator(request.ip ?? 'unknown'), 1);
    if (waitMs > 0) refuseUntil(response, waitMs);
    next();
  };
}

const TEN_SECONDS_MS = 10_000;
/** A page reports each violation; one report per browser would be enough. */
const REPORTS_PER_MINUTE = 60;

/** Keeps one caller from saturating the process; counted in memory, since it protects this process. */
export const generalLimit = ({ limits }: ApiDeps): RequestHandler =>
  limitOf({ windowMs: TEN_SECONDS_MS, limit: limits.callsPerTenSeconds });

/** Keeps one caller from filling the log with browser reports. */
export const reportLimit = (): RequestHandler => limitOf({ windowMs: MINUTE_MS, limit: REPORTS_PER_MINUTE });

function limitOf(window: { readonly windowMs: number; readonly limit: number }): RequestHandler {
  return rateLimit({
    ...window,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? 'unknown'),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ProblemError('too-many-requests');
    },
  });
}
