import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { type ChainedEntry, hashAfter } from './chain';
import { NO_SEAL, type Seal, sealText } from './seals';

/** A fault of the entries about a driver, or of a seal. */
export interface BrokenChain {
  /** Null if it concerns the seals themselves. */
  readonly driverId: string | null;
  readonly what: string;
}

/** The result of a verification. */
export interface AuditReport {
  readonly drivers: number;
  readonly entries: number;
  readonly seals: number;
  readonly broken: readonly BrokenChain[];
}

const DRIVERS_AT_A_TIME = 200;
const SEALS_AT_A_TIME = 1_000;

type StoredSeal = Seal & { readonly hmac: Buffer };
type StoredEntry = ChainedEntry & { readonly previousHash: Buffer; readonly hash: Buffer };

interface Chain {
  readonly driverId: string;
  readonly entries: readonly StoredEntry[];
  readonly head: { readonly seq: number; readonly hash: Buffer } | undefined;
  readonly seals: readonly Seal[];
}

/**
 * Computes every hash of the access log again: a changed or removed entry breaks its chain, a removed last entry does not
 * fit the head, and a chain that was computed again does not fit its seal, which only the product's key can make. Reads
 * everything as of one moment, so that entries which are written at the same time look like no fault.
 */
export const verifyAccessLog = (db: Db, sealer: Sealer): Promise<AuditReport> =>
  db.transaction((trx) => verifyWithin(trx, sealer), { isolationLevel: 'repeatable read', readOnly: true });

async function verifyWithin(db: Transaction, sealer: Sealer): Promise<AuditReport> {
  const seals = await verifySeals(db, sealer);
  const broken = [...seals.broken];
  let drivers = 0;
  let entries = 0;
  for (let after: string | null = null; ;) {
    const chains: Chain[] = await readChains(db, after);
    const last = chains.at(-1);
    if (last === undefined) break;
    for (const chain of chains) {
      const what = faultOf(chain);
      if (what !== undefined) broken.push({ driverId: chain.driverId, what });
      drivers += 1;
      entries += chain.entries.length;
    }
    after = last.driverId;
  }
  return { drivers, entries, seals: seals.count, broken };
}

/** The first fault of a chain. */
function faultOf({ entries, head, seals }: Chain): string | undefined {
  let previous: Buffer = Buffer.alloc(0);
  for (const [index, entry] of entries.entries()) {
    const number = String(index + 1);
    if (entry.seq !== index + 1) return `entry ${number} is missing`;
    if (!entry.previousHash.equals(previous)) return `entry ${number} does not follow the one before it`;
    if (!hashAfter(previous, entry).equals(entry.hash)) return `entry ${number} was changed`;
    previous = entry.hash;
  }
  const count = entries.length;
  if (head === undefined) return 'the end of the chain is not recorded';
  if (head.seq > count) return `entry ${String(count + 1)} is missing, of ${String(head.seq)}`;
  if (head.seq < count || !head.hash.equals(previous)) return 'the end of the chain was changed';
  for (const { seq, hash, sealedAt } of seals) {
    const sealed = entries[seq - 1];
    const on = new Date(sealedAt).toISOString();
    if (sealed === undefined) return `entry ${String(seq)}, which was sealed on ${on}, is missing`;
    if (!sealed.hash.equals(hash)) return `the chain was computed again after its seal of ${on}`;
  }
  return undefined;
}

/** The seals follow each other without a gap, and each was made with the product's key. */
async function verifySeals(db: Transaction, sealer: Sealer): Promise<{ count: number; broken: BrokenChain[] }> {
  const broken: BrokenChain[] = [];
  let previous: Buffer = NO_SEAL;
  let count = 0;
  for (;;) {
    const seals = await db('access_log_seals')
      .where('number', '>', count)
      .orderBy('number')
      .limit(SEALS_AT_A_TIME)
      .select(sealColumns);
    if (seals.length === 0) return { count, broken };
    for (const seal of seals) {
      if (seal.number !== count + 1) {
        broken.push({ driverId: null, what: `seal ${String(count + 1)} is missing` });
        return { count, broken };
      }
      if (!isMadeWithKey(sealer, seal, previous)) {
        broken.push({ driverId: null, what: `seal ${String(seal.number)} was not made with the key of this product` });
        return { count, broken };
      }
      previous = seal.hmac;
      count += 1;
    }
  }
}

function isMadeWithKey(sealer: Sealer, seal: StoredSeal, previous: Buffer): boolean {
  try {
    return sealer.isHmacOf(seal.hmac, sealText(seal, previous));
  } catch {
    return false;
  }
}

const sealColumns = {
  number: 'number',
  driverId: 'subject_driver_id',
  seq: 'seq',
  hash: 'hash',
  sealedAt: 'sealed_at',
  hmac: 'hmac',
} as const;

async function readChains(db: Transaction, after: string | null): Promise<Chain[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from (
       select subject_driver_id as id from access_log_heads
       union select subject_driver_id from access_log
       union select subject_driver_id from access_log_seals
     ) as subjects where cast(:after as uuid) is null or id > cast(:after as uuid) order by id limit :limit`,
    { after, limit: DRIVERS_AT_A_TIME },
  );
  const ids = rows.map(({ id }) => id);
  const entries = await readEntries(db, ids);
  const heads = await readHeads(db, ids);
  const seals = await readSeals(db, ids);
  return ids.map((driverId) => ({
    driverId,
    entries: entries.filter((entry) => entry.driverId === driverId),
    head: heads.find((head) => head.driverId === driverId),
    seals: seals.filter((seal) => seal.driverId === driverId),
  }));
}

async function readEntries(db: Transaction, ids: readonly string[]): Promise<StoredEntry[]> {
  return db('access_log')
    .whereIn('subject_driver_id', ids)
    .orderBy(['subject_driver_id', 'seq'])
    .select({
      seq: 'seq',
      id: 'id',
      actorKind: 'actor_kind',
      actorId: 'actor_id',
      linkId: 'link_id',
      organizationId: 'organization_id',
      driverId: 'subject_driver_id',
      action: 'action',
      at: db.raw(`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`),
      about: 'about',
      previousHash: 'previous_hash',
      hash: 'hash',
    });
}

const readHeads = (
  db: Transaction,
  ids: readonly string[],
): Promise<{ driverId: string; seq: number; hash: Buffer }[]> =>
  db('access_log_heads')
    .whereIn('subject_driver_id', ids)
    .select({ driverId: 'subject_driver_id', seq: 'seq', hash: 'hash' });

const readSeals = (db: Transaction, ids: readonly string[]): Promise<Seal[]> =>
  db('access_log_seals').whereIn('subject_driver_id', ids).orderBy('number').select(sealColumns);
