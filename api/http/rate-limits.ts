import { createHash } from 'node:crypto';

import { ipKeyGenerator, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';

import type { Db } from '#db/handle';
import { countHit, resetHits, takeBackHit } from '#db/stores/rate-limit-store';
import { ProblemError } from '#domain/problems';

import type { ApiDeps } from '../deps';

const tenSecondsMs = 10_000;
const quarterHourMs = 15 * 60_000;
const triesPerAddress = 10;

/** Keeps one caller from filling a process; counted in memory, since it protects this process. */
export function generalLimit({ limits }: ApiDeps): RequestHandler {
  return limiter({ windowMs: tenSecondsMs, limit: limits.callsPerTenSeconds, keyGenerator: addressOf });
}

/** Wrong passwords, per account and per address; counted in the database, so that more nodes do not mean more guesses. */
export function signInLimits({ db, limits }: ApiDeps): RequestHandler[] {
  const failed = { windowMs: quarterHourMs, skipSuccessfulRequests: true };
  return [
    limiter({
      ...failed,
      limit: limits.failedSignIns,
      keyGenerator: (request) => `sign-in/account/${accountOf(request)}`,
      store: databaseStore(db, quarterHourMs, 'account'),
    }),
    limiter({
      ...failed,
      limit: limits.failedSignIns * triesPerAddress,
      keyGenerator: (request) => `sign-in/address/${addressOf(request)}`,
      store: databaseStore(db, quarterHourMs, 'address'),
    }),
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

/** Hashed: the table of counters holds no e-mail addresses. */
function accountOf(request: Request): string {
  const body: unknown = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  const name = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return createHash('sha256').update(name).digest('base64url');
}
