import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_MINUTES } from '#domain/accounts/lifetimes';
import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import { tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

export type CodePurpose = 'sign-in' | 'confirm' | 'change-phone' | 'prove';

const CODE_LIFETIME_MS = CODE_MINUTES * MINUTE_MS;
const MAX_CODE_ATTEMPTS = 5;
/** The browser that requested a code and got no response may send it again for so long. */
const REPEAT_MS = 2 * MINUTE_MS;

interface NewCode {
  readonly purpose: CodePurpose;
  /** In E.164 format, or the email address that the code is sent to. */
  readonly phone: string;
  /** Null if no account has the number: a code is created anyway, but never sent. */
  readonly userId: string | null;
  /** The requesting browser's secret, where nothing else determines who may use the code. */
  readonly requester?: string | undefined;
  readonly now: Date;
  readonly sealer: Sealer;
}

/**
 * Creates a six-digit code for a number and invalidates earlier codes for the same purpose. The hash is keyed, so that
 * a copy of the table is not enough to find the codes by brute force.
 */
export async function createCode(
  trx: Transaction,
  { purpose, phone, userId, requester, now, sealer }: NewCode,
): Promise<string> {
  await trx('one_time_codes').where({ phone, purpose }).whereNull('used_at').update({ used_at: now });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = newId();
  await trx('one_time_codes').insert({
    id,
    user_id: userId,
    purpose,
    phone,
    code_hash: sealer.hmac(hashedText(id, code)),
    requester_hash: requester === undefined ? null : tokenHash(requester),
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
  });
  return code;
}

/**
 * The result of checking a code: `correct` (the call uses it up), `wrong` (the call uses up an attempt), or `disabled`
 * (no code was requested, it has expired, or no attempts are left).
 */
export type CodeCheck =
  { readonly result: 'correct'; readonly userId: string | null } | { readonly result: 'wrong' | 'disabled' };

interface CodeRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly code_hash: Buffer;
  readonly requester_hash: Buffer | null;
  readonly tries: number;
  readonly stray_tries: number;
  readonly used_at: string | null;
}

interface TypedCode {
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly code: string;
  /** The secret that the requesting browser stored. */
  readonly requester?: string | undefined;
  readonly now: Date;
  readonly sealer: Sealer;
}

/**
 * Checks a code. Browsers that did not request it have a separate attempt counter, so that they cannot use up the
 * attempts of the browser that did. That browser may repeat a code that it has just used: its response may have been lost.
 */
export async function checkCode(
  trx: Transaction,
  { purpose, phone, code, requester, now, sealer }: TypedCode,
): Promise<CodeCheck> {
  const row = await trx('one_time_codes')
    .where({ phone, purpose })
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .first('id', 'user_id', 'code_hash', 'requester_hash', 'tries', 'stray_tries', 'used_at');
  if (row === undefined || (row.used_at !== null && !isRepeat(row, requester, now))) return { result: 'disabled' };
  const counter = isStray(row, requester) ? 'stray_tries' : 'tries';
  if (row[counter] >= MAX_CODE_ATTEMPTS) return { result: 'disabled' };
  if (sealer.isHmacOf(row.code_hash, hashedText(row.id, code))) {
    await trx('one_time_codes').where({ id: row.id }).whereNull('used_at').update({ used_at: now });
    return { result: 'correct', userId: row.user_id };
  }
  await trx('one_time_codes').where({ id: row.id }).increment(counter, 1);
  return { result: row[counter] + 1 >= MAX_CODE_ATTEMPTS ? 'disabled' : 'wrong' };
}

const isStray = ({ requester_hash: hash }: CodeRow, requester: string | undefined): boolean =>
  hash !== null && (requester === undefined || !timingSafeEqual(hash, tokenHash(requester)));

const isRepeat = (row: CodeRow, requester: string | undefined, now: Date): boolean =>
  row.requester_hash !== null && !isStray(row, requester) && now.getTime() - Date.parse(row.used_at ?? '') < REPEAT_MS;

/** Lists the creation times of the number's codes since the given time, newest first; the send limits are based on it. */
export async function codesSince(
  db: Db | Transaction,
  { purpose, phone, since }: { purpose: CodePurpose; phone: string; since: Date },
): Promise<readonly string[]> {
  const rows = await db('one_time_codes')
    .where({ phone, purpose })
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .select('created_at');
  return rows.map(({ created_at: at }) => at);
}

/** The number of codes created for an account since the given time, for any phone number. */
export async function countCodesOf(
  db: Db | Transaction,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const [row] = await db('one_time_codes').where({ user_id: userId }).where('created_at', '>', since).count();
  return Number(row?.count ?? 0);
}

// The id serves as the salt, so that equal codes have different hashes.
const hashedText = (id: string, code: string): string => `code/${id}/${code}`;
