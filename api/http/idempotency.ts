import { createHash } from 'node:crypto';

import type { Db } from '#db/handle';
import { claimKey, keepAnswer, releaseKey, type IdempotencyKey, type StoredAnswer } from '#db/stores/idempotency-store';
import { ProblemError } from '#domain/problems';
import { derivedId, newId } from '#platform/ids';

import type { Idempotency } from './context';
import { statusOf } from './status';
import { InvalidInputError } from './validate';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** For reads, for callers without an account, and for calls without a key: every call is its own. */
export function withoutKey(): Idempotency {
  return idempotencyOf(undefined, newId(), false);
}

export function readKey(header: string | undefined): string | undefined {
  if (header === undefined || keyPattern.test(header)) return header;
  throw new InvalidInputError([{ in: 'header', pointer: '/Idempotency-Key', code: 'invalid-key' }]);
}

/** Runs the work once per key: a repeat gets the first answer, the same key with another request is refused. */
export async function answerOnce(
  db: Db,
  { key, request }: { readonly key: IdempotencyKey; readonly request: unknown },
  work: (idempotency: Idempotency) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const claim = await claimKey(db, key, hashOf(request));
  if (!claim.bodyHash.equals(hashOf(request))) throw new ProblemError('idempotency-key-reused');
  if (claim.answer !== undefined) return claim.answer;
  const seed = derivedId(key.actorId, key.route, key.key);
  try {
    return await keepAnswer(db, key, await work(idempotencyOf(key.key, seed, !claim.isNew)));
  } catch (error) {
    const isRefused = claim.isNew && error instanceof ProblemError && statusOf(error.code) < 500;
    if (!isRefused || (await releaseKey(db, key, claim))) throw error;
    // The same request came once more meanwhile, and what that one did may be why this one is refused: it is a repeat.
    return answerOnce(db, { key, request }, work);
  }
}

function idempotencyOf(key: string | undefined, updateId: string, isRepeat: boolean): Idempotency {
  return { key, updateId, isRepeat, derivedId: (name) => derivedId(updateId, name) };
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
