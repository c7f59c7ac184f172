import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { inBatches } from '../core/in-batches';

/** A driver's last entry at a time, confirmed with the product's key. */
export interface Seal {
  readonly number: number;
  readonly driverId: string;
  readonly seq: number;
  readonly hash: Buffer;
  readonly sealedAt: string;
}

/** The text of a seal, which contains the keyed hash of the previous one. */
export const sealText = ({ number, driverId, seq, hash, sealedAt }: Seal, previous: Buffer): string =>
  [
    'access-log-seal',
    String(number),
    driverId,
    String(seq),
    hash.toString('hex'),
    new Date(sealedAt).toISOString(),
    previous.toString('hex'),
  ].join('\n');

/** Before the first seal. */
export const NO_SEAL = Buffer.alloc(0);

/** The number of seals in one transaction. */
const BATCH_SIZE = 1_000;

/** The last seal that a run wrote, for a place outside of the database. */
export interface SealRun {
  readonly sealed: number;
  readonly number: number;
  readonly hmac: string;
}

/** Seals the head of each driver's chain that has grown since its last seal. Runs one at a time. */
export async function sealAccessLog(db: Db, sealer: Sealer, now: Date): Promise<SealRun> {
  const sealed = await inBatches(BATCH_SIZE, () => db.transaction((trx) => sealBatch(trx, sealer, now)));
  const last = await lastSeal(db);
  return { sealed, number: last.number, hmac: last.hmac.toString('hex') };
}

async function sealBatch(trx: Transaction, sealer: Sealer, now: Date): Promise<number> {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended('access-log-seals', 0))`);
  const heads = await trx('access_log_heads')
    .whereRaw(
      `access_log_heads.seq > coalesce((select max(access_log_seals.seq) from access_log_seals
        where access_log_seals.subject_driver_id = access_log_heads.subject_driver_id), 0)`,
    )
    .orderBy('subject_driver_id')
    .limit(BATCH_SIZE)
    .select({ driverId: 'subject_driver_id', seq: 'seq', hash: 'hash' });
  if (heads.length === 0) return 0;
  let { number, hmac: previous } = await lastSeal(trx);
  const rows = heads.map((head) => {
    number += 1;
    const seal: Seal = { ...head, number, sealedAt: now.toISOString() };
    previous = sealer.hmac(sealText(seal, previous));
    return {
      number,
      subject_driver_id: head.driverId,
      seq: head.seq,
      hash: head.hash,
      sealed_at: seal.sealedAt,
      hmac: previous,
    };
  });
  await trx('access_log_seals').insert(rows);
  return rows.length;
}

async function lastSeal(db: Db | Transaction): Promise<{ number: number; hmac: Buffer }> {
  const row = await db('access_log_seals').orderBy('number', 'desc').first('number', 'hmac');
  return row ?? { number: 0, hmac: NO_SEAL };
}
