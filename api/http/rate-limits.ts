import { ipKeyGenerator, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';

import type { Db } from '#db/handle';
import { countHit, resetHits, takeBackHit } from '#db/stores/rate-limit-store';
import { ProblemError } from '#domain/problems';

import type { ApiDeps } from '../deps';
import { accountKey, knownDevice } from '../accounts/known-device';
import { readProof } from '../social/cookies';

const tenSecondsMs = 10_000;
const quarterHourMs = 15 * 60_000;
const triesFromAnywhere = 10;

/** Keeps one caller from filling a process; counted in memory, since it protects this process. */
export function generalLimit({ limits }: ApiDeps): RequestHandler {
  return limiter({ windowMs: tenSecondsMs, limit: limits.callsPerTenSeconds, keyGenerator: addressOf });
}

/**
 * Wrong passwords: few for an account from one address, more from one address for any, and more for an account from
 * anywhere. A browser in which its owner was signed in counts for itself, so that nobody else's guesses lock him out.
 * Counted in the database, so that more nodes do not mean more guesses.
 */
export function signInLimits(
  { db, limits, sealer }: ApiDeps,
  accountOf: (request: Request) => string = accountInBody,
): RequestHandler[] {
  const { failedSignIns } = limits;
  const device = (request: Request) => knownDevice(request, sealer, accountOf(request));
  const placeOf = (request: Request) => accountKey(device(request) ?? addressOf(request));
  const failed = (kind: string, limit: number, keyOf: (request: Request) => string) =>
    limiter({
      windowMs: quarterHourMs,
      skipSuccessfulRequests: true,
      limit,
      keyGenerator: (request) => `sign-in/${kind}/${keyOf(request)}`,
      store: databaseStore(db, quarterHourMs, kind),
    });
  const unlessKnown: (limit: RequestHandler) => RequestHandler = (limit) => (request, response, next) => {
    if (device(request) === undefined) void limit(request, response, next);
    else next();
  };
  return [
    failed('account-here', failedSignIns, (request) => `${accountOf(request)}/${placeOf(request)}`),
    unlessKnown(failed('address', failedSignIns * triesFromAnywhere, addressOf)),
    unlessKnown(failed('account', failedSignIns * triesFromAnywhere, accountOf)),
  ];
}

function limiter(options: Partial<Options>): RequestHandler {
  return rateLimit({
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ProblemError('too-many-requests');
    },
    ...options,
  });
}

/** The packages for this bring an old pg and a pool of their own (stack.md trap 14). */
function databaseStore(db: Db, windowMs: number, prefix: string): Store {
  return {
    prefix,
    localKeys: false,
    increment: async (key) => {
      const { hits, resetAt } = await countHit(db, key, windowMs);
      return { totalHits: hits, resetTime: resetAt };
    },
    decrement: (key) => takeBackHit(db, key),
    resetKey: (key) => resetHits(db, key),
  };
}

function addressOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? 'unknown');
}

/** Passwords tried with a network's proof: the account is the one that the proof names. */
export function linkLimits(deps: ApiDeps): RequestHandler[] {
  return signInLimits(deps, (request) => accountKey(readProof({ request }) ?? ''));
}

function accountInBody(request: Request): string {
  const body: unknown = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return accountKey(typeof email === 'string' ? email : '');
}
