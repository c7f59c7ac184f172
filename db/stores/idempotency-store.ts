import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../handle';
import { deleteOldOutcomes } from './outcome-store';

export interface IdempotencyKey {
  readonly actorId: string;
  readonly route: string;
  readonly key: string;
}

export interface Claim {
  /** Nobody had used the key before. */
  readonly isNew: boolean;
  /** Of the first request with this key. */
  readonly requestMark: Buffer;
  /** Changes when the key is claimed or answered by another request. */
  readonly version: string;
  /** Present once the request was answered. */
  readonly answer: StoredAnswer | undefined;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface ClaimRow {
  readonly is_new: boolean;
  readonly version: string;
  readonly body_hash: Buffer;
  readonly status: number | null;
  readonly answer: Buffer | null;
}

/** Answers are kept sealed: they say what is sealed elsewhere. */
interface KeyDeps {
  readonly db: Db | Transaction;
  readonly sealer: Sealer;
}

function openAnswer(sealer: Sealer, { status, answer }: Pick<ClaimRow, 'status' | 'answer'>): StoredAnswer | undefined {
  if (status === null || answer === null) return undefined;
  return { status, body: JSON.parse(sealer.open(answer)) as unknown };
}

const where = ({ actorId, route, key }: IdempotencyKey) => ({ actor_id: actorId, route, key });

/** Notes that the key is in use, or reads what an earlier request left under it, in one statement. */
export async function claimKey({ db, sealer }: KeyDeps, key: IdempotencyKey, requestMark: Buffer): Promise<Claim> {
  const result = await db.raw<{ rows: ClaimRow[] }>(
    // The pointless update makes the existing row come back; xmax is 0 only for a row that this statement inserted.
    `insert into idempotency_keys as keys (actor_id, route, key, body_hash) values (?, ?, ?, ?)
     on conflict on constraint idempotency_keys_pkey do update set key = excluded.key
     returning (keys.xmax = 0) as is_new, keys.xmin::text as version, keys.body_hash, keys.status, keys.answer`,
    [key.actorId, key.route, key.key, requestMark],
  );
  const [row] = result.rows;
  if (row === undefined) throw new Error('The claim returned no row');
  return {
    isNew: row.is_new,
    version: row.version,
    requestMark: row.body_hash,
    answer: openAnswer(sealer, row),
  };
}

/** Keeps the first answer and returns it: of two requests under way with one key both answer the same. */
export async function keepAnswer(
  { db, sealer }: KeyDeps,
  key: IdempotencyKey,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  const kept = await db('idempotency_keys')
    .where(where(key))
    .whereNull('status')
    .update({ status: answer.status, answer: sealer.seal(JSON.stringify(answer.body ?? null)) });
  if (kept > 0) return answer;
  const first: Pick<ClaimRow, 'status' | 'answer'> | undefined = await db('idempotency_keys')
    .where(where(key))
    .whereNotNull('status')
    .first(['status', 'answer']);
  return (first && openAnswer(sealer, first)) ?? answer;
}

/**
 * A refused request left nothing behind, so its key may be used for the corrected one; unless the same request came
 * once more meanwhile, which the answer tells.
 */
export async function releaseKey(
  db: Db | Transaction,
  key: IdempotencyKey,
  { version }: Pick<Claim, 'version'>,
): Promise<boolean> {
  const released = await db('idempotency_keys')
    .where(where(key))
    .whereNull('status')
    .whereRaw('xmin::text = ?', [version])
    .delete();
  return released > 0;
}

/** Deletes keys that nobody repeats any more, and what commands decided under them. */
export async function deleteOldKeys(db: Db | Transaction, before: Date): Promise<number> {
  await deleteOldOutcomes(db, before);
  return db('idempotency_keys').where('created_at', '<', before).delete();
}
