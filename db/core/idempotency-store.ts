import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from './handle';
import { deleteOldOutcomes } from './outcome-store';

export interface IdempotencyKey {
  readonly actorId: string;
  readonly route: string;
  readonly key: string;
}

export interface Claim {
  /** True if this request is the first with the key. */
  readonly isNew: boolean;
  /** The fingerprint of the first request with this key. */
  readonly requestHash: Buffer;
  /** Changes when another request claims the key or stores its response. */
  readonly version: string;
  /** The stored response, once there is one. */
  readonly response: StoredResponse | undefined;
}

export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

interface ClaimRow {
  readonly is_new: boolean;
  readonly version: string;
  readonly body_hash: Buffer;
  readonly status: number | null;
  readonly response: Buffer | null;
}

/** Responses are sealed, because they contain data that is sealed elsewhere. */
interface KeyDeps {
  readonly db: Db | Transaction;
  readonly sealer: Sealer;
}

function openResponse(
  sealer: Sealer,
  { status, response }: Pick<ClaimRow, 'status' | 'response'>,
): StoredResponse | undefined {
  if (status === null || response === null) return undefined;
  return { status, body: JSON.parse(sealer.open(response)) as unknown };
}

const where = ({ actorId, route, key }: IdempotencyKey) => ({ actor_id: actorId, route, key });

/** Claims the key, or reads what an earlier request stored under it, in one statement. */
export async function claimKey({ db, sealer }: KeyDeps, key: IdempotencyKey, requestHash: Buffer): Promise<Claim> {
  const result = await db.raw<{ rows: ClaimRow[] }>(
    // The no-op update makes the statement return an existing row; xmax is 0 only for a row that this statement
    // inserted.
    `insert into idempotency_keys as keys (actor_id, route, key, body_hash) values (?, ?, ?, ?)
     on conflict on constraint idempotency_keys_pkey do update set key = excluded.key
     returning (keys.xmax = 0) as is_new, keys.xmin::text as version, keys.body_hash, keys.status, keys.response`,
    [key.actorId, key.route, key.key, requestHash],
  );
  const [row] = result.rows;
  if (row === undefined) throw new Error('The claim returned no row');
  return {
    isNew: row.is_new,
    version: row.version,
    requestHash: row.body_hash,
    response: openResponse(sealer, row),
  };
}

/** Stores the first response and returns it, so that concurrent requests with one key get the same response. */
export async function saveResponse(
  { db, sealer }: KeyDeps,
  key: IdempotencyKey,
  response: StoredResponse,
): Promise<StoredResponse> {
  const kept = await db('idempotency_keys')
    .where(where(key))
    .whereNull('status')
    .update({ status: response.status, response: sealer.seal(JSON.stringify(response.body ?? null)) });
  if (kept > 0) return response;
  const first = await db('idempotency_keys').where(where(key)).whereNotNull('status').first(['status', 'response']);
  return (first && openResponse(sealer, first)) ?? response;
}

/**
 * Releases the key of a refused request, which had no effect, so that the corrected request can use it. Returns false
 * if the same request was repeated in the meantime.
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

/** Deletes keys that clients no longer repeat, and the outcomes of the commands they belong to. */
export async function deleteExpiredKeys(db: Db | Transaction, before: Date): Promise<number> {
  await deleteOldOutcomes(db, before);
  return db('idempotency_keys').where('created_at', '<', before).delete();
}
