import type { BulkKind } from '#domain/bulk/actions';
import type { BulkAction } from '#domain/bulk/schema';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';

/** A bulk action without its drivers. */
export interface BulkActionRow {
  readonly id: string;
  readonly act: BulkAction;
  readonly startedBy: string;
}

export interface NewBulkAction extends BulkActionRow {
  readonly driverIds: readonly string[];
}

/** Stores a bulk action. */
export async function insertBulkAction(
  trx: Transaction,
  sealer: Sealer,
  { id, act, startedBy, driverIds }: NewBulkAction,
): Promise<void> {
  await trx('bulk_actions').insert({
    id,
    kind: act.kind,
    sealed: sealer.seal(JSON.stringify(act)),
    started_by: startedBy,
  });
  await trx('bulk_action_drivers').insert(
    driverIds.map((driverId, place) => ({ bulk_action_id: id, place, driver_id: driverId })),
  );
}

/** Undefined if the bulk action is deleted. */
export async function findBulkAction(db: Db, sealer: Sealer, id: string): Promise<BulkActionRow | undefined> {
  const row = await db('bulk_actions').where({ id }).first('sealed', 'started_by');
  return row && { id, act: JSON.parse(sealer.open(row.sealed)) as BulkAction, startedBy: row.started_by };
}

/** The kind of a bulk action, to check the permission; in a transaction, locked against concurrent changes. */
export async function findBulkKind(db: Db | Transaction, id: string): Promise<BulkKind | undefined> {
  const query = db('bulk_actions').where({ id }).first('kind');
  if (db.isTransaction) query.forUpdate();
  return (await query)?.kind;
}

/** Requests the end; later requests change nothing. Each driver's turn checks it first (`beginTurn`). */
export async function stopBulkAction(trx: Transaction, id: string): Promise<void> {
  await trx('bulk_actions')
    .where({ id })
    .whereNull('stopped_at')
    .whereNull('finished_at')
    .update({ stopped_at: trx.fn.now() });
}

/** Records that no more drivers follow. */
export async function finishBulkAction(trx: Transaction, id: string): Promise<void> {
  await trx('bulk_actions').where({ id }).whereNull('finished_at').update({ finished_at: trx.fn.now() });
}

/** Deletes bulk actions that finished before this time, with their results. */
export const deleteFinishedBulkActions = (db: Db, before: Date): Promise<number> =>
  db('bulk_actions').where('finished_at', '<', before).delete();
