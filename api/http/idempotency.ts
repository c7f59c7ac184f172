import type { Db } from '#db/core/handle';
import {
  claimKey,
  type IdempotencyKey,
  releaseKey,
  saveResponse,
  type StoredResponse,
} from '#db/core/idempotency-store';
import { ProblemError } from '#domain/problems';
import { derivedId, newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { Idempotency } from './context';
import { statusOf } from './status';
import { InvalidInputError } from './validate';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** For reads, and for calls without a key: every call is separate. */
export function withoutKey(): Idempotency {
  return idempotencyOf(undefined, newId(), false);
}

export function readKey(header: string | undefined): string | undefined {
  if (header === undefined || keyPattern.test(header)) return header;
  throw new InvalidInputError([{ in: 'header', pointer: '/Idempotency-Key', code: 'invalid-key' }]);
}

interface Command {
  readonly key: IdempotencyKey;
  readonly request: unknown;
  /** Whether a retry gets the stored response; otherwise it runs again with the same ids. */
  readonly storesResponse: boolean;
}

/** Runs the work once per key: a retry gets the stored response; the same key with a different request is refused. */
export async function respondOnce(
  deps: { readonly db: Db; readonly sealer: Sealer },
  { key, request, storesResponse }: Command,
  work: (idempotency: Idempotency) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { db, sealer } = deps;
  const named = JSON.stringify(request);
  const claim = await claimKey(deps, key, sealer.hmac(named));
  if (!sealer.isHmacOf(claim.requestHash, named)) throw new ProblemError('idempotency-key-reused');
  if (claim.response !== undefined) return claim.response;
  const seed = derivedId(key.actorId, key.route, key.key);
  try {
    const response = await work(idempotencyOf(key.key, seed, !claim.isNew));
    return storesResponse ? await saveResponse(deps, key, response) : response;
  } catch (error) {
    const isRefused = claim.isNew && error instanceof ProblemError && statusOf(error.code) < 500;
    if (!isRefused || (await releaseKey(db, key, claim))) throw error;
    // A concurrent twin of this request may be the reason for the refusal: treat this one as a retry.
    return respondOnce(deps, { key, request, storesResponse }, work);
  }
}

function idempotencyOf(key: string | undefined, updateId: string, isRepeat: boolean): Idempotency {
  return { key, updateId, isRepeat, derivedId: (name) => derivedId(updateId, name) };
}
