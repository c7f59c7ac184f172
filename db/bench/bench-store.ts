import type { BenchEventType, BenchReason, BenchStatus } from '#domain/bench/states';
import type { EventActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';

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

/** What happens to an entry, with the status after it. */
export interface BenchChange {
  readonly type: BenchEventType;
  readonly status: BenchStatus;
  readonly actor: EventActor;
  readonly at: Date | string;
  readonly reason?: BenchReason | null | undefined;
  /** The note of an addition, or the text of a rejection. */
  readonly text?: string | null | undefined;
}

/** Creates an entry with its first event. Returns false if the driver has one on this bench. */
export async function createBenchEntry(
  trx: Transaction,
  entry: Pick<BenchEntry, 'id' | 'organizationId' | 'driverId'>,
  change: BenchChange & { readonly actor: { readonly userId: string } },
): Promise<boolean> {
  const created = await trx('bench_entries')
    .insert({
      id: entry.id,
      organization_id: entry.organizationId,
      driver_id: entry.driverId,
      status: change.status,
      version: 1,
      status_since: change.at,
      added_at: change.at,
      added_by: change.actor.userId,
      note: change.text ?? null,
    })
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
  const isAdded = change.type === 'benchAdded';
  await trx('bench_entries')
    .where({ id: entry.id })
    .update({
      status: change.status,
      version,
      status_since: change.at,
      reason: change.reason ?? null,
      reason_text: isAdded ? null : (change.text ?? null),
      ...(isAdded && { added_at: change.at, added_by: change.actor.userId ?? undefined, note: change.text ?? null }),
    });
  await recordBenchEvent(trx, { ...entry, version }, change);
}

async function recordBenchEvent(
  trx: Transaction,
  { id, organizationId, driverId, version }: Omit<BenchEntry, 'status'>,
  { type, actor, at, reason, text }: BenchChange,
): Promise<void> {
  await trx('bench_events').insert({
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
  await announceChange(trx, { topic: 'bench', id, organizationId, driverId, orderId: null });
}
