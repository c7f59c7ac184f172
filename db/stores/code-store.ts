import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../handle';

export type CodePurpose = 'sign-in' | 'confirm' | 'change-phone';

const MINUTE_MS = 60_000;
const CODE_LASTS_MS = 10 * MINUTE_MS;
const MOST_TRIES = 5;

interface NewCode {
  readonly purpose: CodePurpose;
  /** With its plus sign. */
  readonly phone: string;
  /** Nobody, when no account has the number: the code is made all the same and goes nowhere. */
  readonly userId: string | null;
  readonly now: Date;
}

/** Six digits for a number; an earlier code for the same purpose no longer works. */
export async function createCode(trx: Transaction, { purpose, phone, userId, now }: NewCode): Promise<string> {
  await trx('one_time_codes').where({ phone, purpose }).whereNull('used_at').update({ used_at: now });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = newId();
  await trx('one_time_codes').insert({
    id,
    user_id: userId,
    purpose,
    phone,
    code_hash: hashOf(id, code),
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_LASTS_MS),
  });
  return code;
}

/**
 * What a typed code is worth: `right` (used up by this call), `wrong` (a try is spent), or `disabled`: none was asked for,
 * it is too old, or it was tried too often.
 */
export type CodeCheck =
  { readonly result: 'right'; readonly userId: string | null } | { readonly result: 'wrong' | 'disabled' };

interface CodeRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly code_hash: Buffer;
  readonly tries: number;
}

export async function checkCode(
  trx: Transaction,
  { purpose, phone, code, now }: { purpose: CodePurpose; phone: string; code: string; now: Date },
): Promise<CodeCheck> {
  const row: CodeRow | undefined = await trx('one_time_codes')
    .where({ phone, purpose })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .first('id', 'user_id', 'code_hash', 'tries');
  if (row === undefined || row.tries >= MOST_TRIES) return { result: 'disabled' };
  if (timingSafeEqual(row.code_hash, hashOf(row.id, code))) {
    await trx('one_time_codes').where({ id: row.id }).update({ used_at: now });
    return { result: 'right', userId: row.user_id };
  }
  await trx('one_time_codes').where({ id: row.id }).increment('tries', 1);
  return { result: row.tries + 1 >= MOST_TRIES ? 'disabled' : 'wrong' };
}

/** When codes were made for the number since then, the newest first: what limits of sending are counted from. */
export async function codesSince(
  db: Db | Transaction,
  { purpose, phone, since }: { purpose: CodePurpose; phone: string; since: Date },
): Promise<readonly string[]> {
  const rows: { created_at: string }[] = await db('one_time_codes')
    .where({ phone, purpose })
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .select('created_at');
  return rows.map(({ created_at: at }) => at);
}

/** How many codes were made for an account since then, to whatever numbers. */
export async function countCodesOf(
  db: Db | Transaction,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const [row]: { count: string | number }[] = await db('one_time_codes')
    .where({ user_id: userId })
    .where('created_at', '>', since)
    .count();
  return Number(row?.count ?? 0);
}

// The id is the salt: equal codes have different hashes.
const hashOf = (id: string, code: string): Buffer => createHmac('sha256', id).update(code).digest();
