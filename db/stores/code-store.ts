import { randomInt, timingSafeEqual } from 'node:crypto';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import { tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../handle';

export type CodePurpose = 'sign-in' | 'confirm' | 'change-phone' | 'prove';

const MINUTE_MS = 60_000;
const CODE_LASTS_MS = 10 * MINUTE_MS;
const MOST_TRIES = 5;

interface NewCode {
  readonly purpose: CodePurpose;
  /** With its plus sign; the address where the code is mailed. */
  readonly phone: string;
  /** Nobody, when no account has the number: the code is made all the same and goes nowhere. */
  readonly userId: string | null;
  /** The secret of the browser that asks, where nothing else says who may use the code. */
  readonly asker?: string | undefined;
  readonly now: Date;
  readonly sealer: Sealer;
}

/** Six digits for a number; an earlier code for the same purpose no longer works. Whoever has the table alone cannot try all of them. */
export async function createCode(
  trx: Transaction,
  { purpose, phone, userId, asker, now, sealer }: NewCode,
): Promise<string> {
  await trx('one_time_codes').where({ phone, purpose }).whereNull('used_at').update({ used_at: now });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = newId();
  await trx('one_time_codes').insert({
    id,
    user_id: userId,
    purpose,
    phone,
    code_hash: sealer.mark(markedText(id, code)),
    asker_hash: asker === undefined ? null : tokenHash(asker),
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
  readonly asker_hash: Buffer | null;
  readonly tries: number;
  readonly stray_tries: number;
}

interface TypedCode {
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly code: string;
  /** The secret that the browser kept since it asked. */
  readonly asker?: string | undefined;
  readonly now: Date;
  readonly sealer: Sealer;
}

/** Browsers that did not ask for the code have tries of their own, so that nobody burns another's code. */
export async function checkCode(
  trx: Transaction,
  { purpose, phone, code, asker, now, sealer }: TypedCode,
): Promise<CodeCheck> {
  const row: CodeRow | undefined = await trx('one_time_codes')
    .where({ phone, purpose })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .first('id', 'user_id', 'code_hash', 'asker_hash', 'tries', 'stray_tries');
  const counter = row !== undefined && isStray(row, asker) ? 'stray_tries' : 'tries';
  if (row === undefined || row[counter] >= MOST_TRIES) return { result: 'disabled' };
  if (sealer.isMarkOf(row.code_hash, markedText(row.id, code))) {
    await trx('one_time_codes').where({ id: row.id }).update({ used_at: now });
    return { result: 'right', userId: row.user_id };
  }
  await trx('one_time_codes').where({ id: row.id }).increment(counter, 1);
  return { result: row[counter] + 1 >= MOST_TRIES ? 'disabled' : 'wrong' };
}

const isStray = ({ asker_hash: hash }: CodeRow, asker: string | undefined): boolean =>
  hash !== null && (asker === undefined || !timingSafeEqual(hash, tokenHash(asker)));

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
const markedText = (id: string, code: string): string => `code/${id}/${code}`;
