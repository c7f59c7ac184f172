import type { BulkSlice } from '#domain/bulk/activities';
import type { Problem } from '#domain/problems';
import type { Db } from '../core/handle';
import type { BulkTargetRef } from './bulk-action-store';

/** One driver or candidate of one bulk action. */
export interface BulkTurn {
  readonly bulkActionId: string;
  /** The place in the action's list. */
  readonly place: number;
}

/** A driver or candidate without a result. */
export interface OpenTarget extends BulkTargetRef {
  readonly place: number;
}

/** The drivers or candidates of a slice without a result, in order; those whose turn was interrupted come last. */
export async function findOpenTargets(db: Db, { bulkActionId, from, to }: BulkSlice): Promise<OpenTarget[]> {
  const rows = await db('bulk_action_drivers')
    .where({ bulk_action_id: bulkActionId })
    .where('place', '>=', from)
    .where('place', '<', to)
    .whereNull('settled_at')
    .orderBy(['tries', 'place'])
    .select('place', 'driver_id', 'candidacy_id', 'seen_round', 'seen_state');
  return rows.map((row) => ({
    place: row.place,
    driverId: row.driver_id,
    candidacyId: row.candidacy_id,
    seen: row.seen_round === null || row.seen_state === null ? null : { round: row.seen_round, state: row.seen_state },
  }));
}

/**
 * Begins a turn and returns its number, counting turns that were interrupted; undefined if the bulk action was stopped.
 */
export async function beginTurn(db: Db, { bulkActionId, place }: BulkTurn): Promise<number | undefined> {
  const [turn] = await db('bulk_action_drivers')
    .where({ bulk_action_id: bulkActionId, place })
    .whereExists(db('bulk_actions').where({ id: bulkActionId }).whereNull('stopped_at').select(db.raw('1')))
    .increment('tries', 1)
    .returning<{ tries: number }[]>('tries');
  return turn?.tries;
}

/** Stores a result: done, or refused because of the problem. The first result stays. */
export async function settleTurn(
  db: Db,
  { bulkActionId, place }: BulkTurn,
  problem: Problem | undefined,
): Promise<void> {
  await db('bulk_action_drivers')
    .where({ bulk_action_id: bulkActionId, place })
    .whereNull('settled_at')
    .update({ settled_at: db.fn.now(), problem: problem === undefined ? null : JSON.stringify(problem) });
}
