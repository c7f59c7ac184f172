import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';

import { countHits, takeBackHits } from '#db/stores/rate-limit-store';
import { ProblemError } from '#domain/problems';

import type { ApiDeps } from '../deps';
import { accountKey, knownDevice } from '../accounts/known-device';
import { readProof } from '../social/cookies';

const tenSecondsMs = 10_000;
const quarterHourMs = 15 * 60_000;
const triesFromAnywhere = 10;

/** Keeps one caller from filling a process; counted in memory, since it protects this process. */
export function generalLimit({ limits }: ApiDeps): RequestHandler {
  return rateLimit({
    windowMs: tenSecondsMs,
    limit: limits.callsPerTenSeconds,
    keyGenerator: addressOf,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ProblemError('too-many-requests');
    },
  });
}

/**
 * Wrong passwords: few for an account from one address, more from one address for any, and more for an account from
 * anywhere. A browser in which its owner was signed in counts for itself, so that nobody else's guesses lock him out.
 * Counted in the database, so that more nodes do not mean more guesses.
 */
export function signInLimits(
  { db, log, limits: { failedSignIns }, sealer }: ApiDeps,
  accountOf: (request: Request) => string = accountInBody,
): RequestHandler {
  return failureLimits({ db, log }, (request) => {
    const [account, address] = [accountOf(request), addressOf(request)];
    const device = knownDevice(request, sealer, account);
    const here = { key: `account-here/${account}/${accountKey(device ?? address)}`, most: failedSignIns };
    if (device !== undefined) return [here];
    const most = failedSignIns * triesFromAnywhere;
    return [here, { key: `address/${address}`, most }, { key: `account/${account}`, most }];
  });
}

interface FailureLimit {
  readonly key: string;
  readonly most: number;
}

/**
 * Counts a try before it is made, so that many at once are counted, too, and takes it back when it was right. One
 * statement each way: a right sign-in must cost little more than its password.
 */
function failureLimits(
  { db, log }: Pick<ApiDeps, 'db' | 'log'>,
  limitsOf: (request: Request) => readonly FailureLimit[],
): RequestHandler {
  return async (request, response, next) => {
    const limits = limitsOf(request).map(({ key, most }) => ({ key: `sign-in/${key}`, most }));
    const keys = limits.map(({ key }) => key);
    const counted = await countHits(db, keys, quarterHourMs);
    const stop = limits.findIndex(({ key, most }) => (counted.get(key)?.hits ?? 0) > most);
    if (stop >= 0) {
      // Who is stopped by one limit does not use up the wider ones, which would stop others.
      await takeBackHits(db, keys.slice(stop + 1));
      const resetAt = counted.get(keys[stop] ?? '')?.resetAt.getTime() ?? Date.now();
      response.set('Retry-After', String(Math.max(1, Math.ceil((resetAt - Date.now()) / 1000))));
      throw new ProblemError('too-many-requests');
    }
    response.once('finish', () => {
      if (response.statusCode >= 400) return;
      takeBackHits(db, keys).catch((error: unknown) => {
        log.warn({ err: error }, 'a right sign-in stays counted as a try');
      });
    });
    next();
  };
}

function addressOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? 'unknown');
}

/** Passwords tried with a network's proof: the account is the one that the proof names. */
export function linkLimits(deps: ApiDeps): RequestHandler {
  return signInLimits(deps, (request) => accountKey(readProof({ request }) ?? ''));
}

function accountInBody(request: Request): string {
  const body: unknown = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return accountKey(typeof email === 'string' ? email : '');
}
