import { type BenchEventType, type BenchReason, type BenchStatus, openBenchStatuses } from '#domain/bench/states';
import type { EventActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { accessBasisMayEnd } from '../dq-access/access-basis';

/** A bench entry without the data of the driver. */
export interface BenchEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly status: BenchStatus;
  readonly version: number;
}

const columns = {
  id: 'id',
  organizationId: 'organization_id',
  driverId: 'driver_id',
  status: 'status',
  version: 'version',
} as const;

/** One bench entry; in a transaction, locked against concurrent changes. */
export async function findBenchEntry(
  db: Db | Transaction,
  where: { readonly id: string } | { readonly organizationId: string; readonly driverId: string },
): Promise<BenchEntry | undefined> {
  const key = 'id' in where ? where : { organization_id: where.organizationId, driver_id: where.driverId };
  const query = db('bench_entries').where(key);
  if (db.isTransaction) query.forUpdate();
  return query.first<BenchEntry | undefined>(columns);
}

/** The statuses of these drivers on a carrier's bench, by driver id. */
export async function findBenchStatuses(
  db: Db,
  { organizationId, driverIds }: { readonly organizationId: string; readonly driverIds: readonly string[] },
): Promise<ReadonlyMap<string, BenchStatus>> {
  if (driverIds.length === 0) return new Map();
  const rows = await db('bench_entries')
    .where({ organization_id: organizationId })
    .whereIn('driver_id', driverIds)
    .select('driver_id', 'status');
  return new Map(rows.map(({ driver_id, status }) => [driver_id, status]));
}

/** An event of an entry, with the status after it. */
export interface BenchChange {
  readonly type: BenchEventType;
  readonly status: BenchStatus;
  readonly actor: EventActor;
  readonly at: Date | string;
  readonly reason?: BenchReason | null | undefined;
  /** The note of an addition, or the text of a rejection. */
  readonly text?: string | null | undefined;
}

type NewEntry = Pick<BenchEntry, 'id' | 'organizationId' | 'driverId'>;
/** An addition, which a member of the carrier's staff makes. */
export type BenchAddition = BenchChange & { readonly actor: { readonly userId: string } };

/** Creates an entry with its first event. Returns false if the driver has one on this bench. */
export async function createBenchEntry(trx: Transaction, entry: NewEntry, change: BenchAddition): Promise<boolean> {
  const created = await trx('bench_entries')
    .insert(benchEntryRow(entry, change))
    .onConflict(['organization_id', 'driver_id'])
    .ignore()
    .returning('id');
  if (created.length === 0) return false;
  await recordBenchEvent(trx, { ...entry, version: 1 }, change);
  return true;
}

/** Changes a locked entry and stores the event. An addition replaces note, author and time of the previous one. */
export async function moveBenchEntry(trx: Transaction, entry: BenchEntry, change: BenchChange): Promise<void> {
  const version = entry.version + 1;
  await trx('bench_entries')
    .where({ id: entry.id })
    .update({ ...movedColumns(change), version });
  await recordBenchEvent(trx, { ...entry, version }, change);
  if (!openBenchStatuses.includes(change.status)) await accessBasisMayEnd(trx, entry);
}

async function recordBenchEvent(trx: Transaction, entry: Omit<BenchEntry, 'status'>, change: BenchChange) {
  const { id, organizationId, driverId } = entry;
  await trx('bench_events').insert(benchEventRow(entry, change));
  await announceChange(trx, { topic: 'bench', id, organizationId, driverId, orderId: null });
}

/** The row of a new entry. */
export const benchEntryRow = (
  { id, organizationId, driverId }: NewEntry,
  { status, actor, at, text }: BenchAddition,
) => ({
  id,
  organization_id: organizationId,
  driver_id: driverId,
  status,
  version: 1,
  status_since: at,
  added_at: at,
  added_by: actor.userId,
  note: text ?? null,
});

/** The columns of an entry that a change sets. */
export const movedColumns = ({ type, status, actor, at, reason, text }: BenchChange) => {
  const isAdded = type === 'benchAdded';
  return {
    status,
    status_since: at,
    reason: reason ?? null,
    reason_text: isAdded ? null : (text ?? null),
    ...(isAdded && { added_at: at, added_by: actor.userId ?? undefined, note: text ?? null }),
  };
};

/** The row of an event, with the entry's version after it. */
export const benchEventRow = (
  { id, organizationId, driverId, version }: Omit<BenchEntry, 'status'>,
  { type, actor, at, reason, text }: BenchChange,
) => ({
  id: derivedId('bench-event', id, String(version)),
  entry_id: id,
  version,
  organization_id: organizationId,
  driver_id: driverId,
  type,
  actor_kind: actor.kind,
  actor_id: actor.userId,
  reason: reason ?? null,
  text: text ?? null,
  at,
});
