import type { BulkSlice } from '#domain/bulk/activities';
import type { Problem } from '#domain/problems';
import type { Db } from '../core/handle';

/** One driver of one bulk action. */
export interface BulkTurn {
  readonly bulkActionId: string;
  readonly driverId: string;
}

/** The drivers of a slice without a result, in order; those whose turn was interrupted come last. */
export const findOpenDrivers = (db: Db, { bulkActionId, from, to }: BulkSlice): Promise<string[]> =>
  db('bulk_action_drivers')
    .where({ bulk_action_id: bulkActionId })
    .where('place', '>=', from)
    .where('place', '<', to)
    .whereNull('settled_at')
    .orderBy(['tries', 'place'])
    .pluck('driver_id');

/**
 * Begins a driver's turn and returns its number, counting turns that were interrupted; undefined if the bulk action was
 * stopped.
 */
export async function beginTurn(db: Db, { bulkActionId, driverId }: BulkTurn): Promise<number | undefined> {
  const [turn] = await db('bulk_action_drivers')
    .where({ bulk_action_id: bulkActionId, driver_id: driverId })
    .whereExists(db('bulk_actions').where({ id: bulkActionId }).whereNull('stopped_at').select(db.raw('1')))
    .increment('tries', 1)
    .returning<{ tries: number }[]>('tries');
  return turn?.tries;
}

/** Stores a driver's result: done, or refused because of the problem. The first result stays. */
export async function settleTurn(
  db: Db,
  { bulkActionId, driverId }: BulkTurn,
  problem: Problem | undefined,
): Promise<void> {
  await db('bulk_action_drivers')
    .where({ bulk_action_id: bulkActionId, driver_id: driverId })
    .whereNull('settled_at')
    .update({ settled_at: db.fn.now(), problem: problem === undefined ? null : JSON.stringify(problem) });
}
