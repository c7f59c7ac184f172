import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { RequestHandler, Response } from 'express';

import { ProblemError } from '#domain/problems';
import { createBuckets, type Allowance } from '#platform/buckets';

import type { ApiDeps } from '../deps';

/** Refuses, and says when to try again. */
export function refuseUntil(response: Response, waitMs: number): never {
  response.set('Retry-After', String(Math.ceil(waitMs / 1000)));
  throw new ProblemError('too-many-requests');
}

/**
 * Limits how often one address may call: a burst and then a rate per second; unlimited without an allowance. In memory
 * and before everything else, since it protects this process; guesses and emails are counted in the database.
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

const tenSecondsMs = 10_000;
const minuteMs = 60_000;
/** A violating page reports each attempt; one report per browser is enough. */
const reportsPerMinute = 60;

/** Keeps one caller from saturating a process; counted in memory, since it protects this process. */
export const generalLimit = ({ limits }: ApiDeps): RequestHandler =>
  limitOf({ windowMs: tenSecondsMs, limit: limits.callsPerTenSeconds });

/** Keeps one caller from filling the log with browser reports. */
export const reportLimit = (): RequestHandler => limitOf({ windowMs: minuteMs, limit: reportsPerMinute });

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
