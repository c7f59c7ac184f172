import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { countHits, uncountHits } from '#db/core/rate-limit-store';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import { accountKey, knownDevice } from '../accounts/known-device';
import { readProof } from '../accounts/social/cookies';
import type { ApiDeps } from '../deps';
import { authenticate, bearerToken } from './authenticate';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const WIDE_LIMIT_FACTOR = 10;

type Deps = Pick<ApiDeps, 'db' | 'log' | 'limits' | 'sealer' | 'now'>;
/** The account's key in counters; throws before anything is counted if the call names no account. */
type AccountOf = (request: Request, deps: Deps) => Promise<string> | string;

/**
 * Limits failed passwords: few per account and IP address, more per address across accounts, and more per account
 * across addresses. A browser in which the owner has signed in has its own counter, so that others' guesses do not lock
 * the owner out. Counted in the database, so that more nodes do not allow more guesses.
 */
export function signInLimits(deps: ApiDeps, accountOf: AccountOf = accountInBody): RequestHandler {
  const max = deps.limits.failedSignIns;
  const limitsOf = async (request: Request): Promise<readonly FailureLimit[]> => {
    const [account, address] = [await accountOf(request, deps), addressOf(request)];
    const device = knownDevice(request, deps.sealer, account);
    const here = { key: `account-here/${account}/${accountKey(device ?? address)}`, max };
    if (device !== undefined) return [here];
    return [here, byAddress(request, deps), { key: `account/${account}`, max: max * WIDE_LIMIT_FACTOR }];
  };
  return failureLimits(deps, limitsOf, 'too-many-tries');
}

/** Confirming a phone by email and password, or by the session, whose user is counted then. */
export const confirmLimits = (deps: ApiDeps): RequestHandler => signInLimits(deps, accountOfConfirmation);

/** Passwords tried after a social sign-in: the account is identified by the proof. */
export const linkLimits = (deps: ApiDeps): RequestHandler =>
  signInLimits(deps, (request) => {
    const proof = readProof({ request });
    if (proof === undefined) throw new ProblemError('social-token-missing');
    return accountKey(proof);
  });

/** Made-up link secrets: a guess does not target any one account. */
export const secretLimits = (deps: ApiDeps): RequestHandler =>
  failureLimits(deps, (request) => [byAddress(request, deps)]);

/** Made-up addresses of calendar feeds, counted apart: an app that polls a revoked one must not keep anyone from signing in. */
export const feedLimits = (deps: ApiDeps): RequestHandler =>
  failureLimits(deps, (request) => [
    { key: `feed/${addressOf(request)}`, max: deps.limits.failedSignIns * WIDE_LIMIT_FACTOR },
  ]);

/** Made-up links of past employers, counted apart: one that is typed wrong must not keep anyone from signing in. */
export const voeLimits = (deps: ApiDeps): RequestHandler =>
  failureLimits(deps, (request) => [
    { key: `voe/${addressOf(request)}`, max: deps.limits.failedSignIns * WIDE_LIMIT_FACTOR },
  ]);

/** Access codes of links to audits, counted apart from passwords: a link itself allows few of them. */
export const auditLimits = (deps: ApiDeps): RequestHandler =>
  failureLimits(deps, (request) => [
    { key: `audit/${addressOf(request)}`, max: deps.limits.failedSignIns * WIDE_LIMIT_FACTOR },
  ]);

/** Texted codes: few attempts per number and IP address. A code itself allows few attempts, so no one is locked out. */
export const codeLimits = (deps: ApiDeps): RequestHandler =>
  failureLimits(deps, (request) => {
    const key = `phone-here/${accountKey(textIn(request.body, 'phone') ?? '')}/${accountKey(addressOf(request))}`;
    return [{ key, max: deps.limits.failedSignIns }, byAddress(request, deps)];
  });

interface FailureLimit {
  readonly key: string;
  readonly max: number;
}

const byAddress = (request: Request, { limits }: Deps): FailureLimit => ({
  key: `address/${addressOf(request)}`,
  max: limits.failedSignIns * WIDE_LIMIT_FACTOR,
});

/**
 * Counts an attempt before it is made, so that concurrent attempts count, too, and removes it if it was successful or
 * never made. One statement each: a successful sign-in must cost little more than its password hash.
 */
function failureLimits(
  { db, log }: Deps,
  limitsOf: (request: Request) => Promise<readonly FailureLimit[]> | readonly FailureLimit[],
  problem: 'too-many-requests' | 'too-many-tries' = 'too-many-requests',
): RequestHandler {
  return async (request, response, next) => {
    const limits = (await limitsOf(request)).map(({ key, max }) => ({ key: `sign-in/${key}`, max }));
    const keys = limits.map(({ key }) => key);
    const counted = await countHits(db, keys, QUARTER_HOUR_MS);
    const stopped = limits.find(({ key, max }) => (counted.get(key)?.hits ?? 0) > max);
    if (stopped !== undefined) {
      // A refused call made no attempt: it counts neither against the wider limits nor further against its own.
      await uncountHits(db, keys);
      const resetAt = counted.get(stopped.key)?.resetAt.getTime() ?? Date.now();
      response.set('Retry-After', String(Math.max(1, Math.ceil((resetAt - Date.now()) / 1000))));
      throw new ProblemError(problem);
    }
    response.once('finish', () => {
      if (response.statusCode >= 400 && response.statusCode < 500) return;
      uncountHits(db, keys).catch((error: unknown) => {
        log.warn({ err: error }, 'failed to clear sign-in attempts');
      });
    });
    next();
  };
}

const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? 'unknown');

const accountInBody: AccountOf = ({ body }) => accountKey(textIn(body, 'email') ?? '');

const accountOfConfirmation: AccountOf = async (request, { db, now }) => {
  const email = textIn(request.body, 'email');
  if (email !== undefined && textIn(request.body, 'password') !== undefined) return accountKey(email);
  const { actor } = await authenticate(db, bearerToken(request), now());
  return accountKey(actor.userId);
};

function textIn(body: unknown, name: string): string | undefined {
  const value =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
