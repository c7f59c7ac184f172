import type { BulkKind } from '#domain/bulk/actions';
import type { CandidateAction, SeenCandidacy } from '#domain/bulk/candidates/schema';
import type { BulkAction } from '#domain/bulk/schema';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';

/** A bulk action without its drivers. */
export interface BulkActionRow<Act = BulkAction | CandidateAction> {
  readonly id: string;
  readonly act: Act;
  readonly startedBy: string;
  /** The carrier whose action it is; null for operations' actions. */
  readonly organizationId: string | null;
}

/** A driver of a bulk action, or one of the driver's candidacies. */
export interface BulkTargetRef {
  readonly driverId: string;
  /** Null for actions on drivers, and for invitations. */
  readonly candidacyId: string | null;
  /** The candidacy as the actor saw it. */
  readonly seen: SeenCandidacy | null;
}

export interface NewBulkAction extends BulkActionRow {
  readonly targets: readonly BulkTargetRef[];
}

/** Drivers as targets of a bulk action. */
export const driverTargets = (driverIds: readonly string[]): BulkTargetRef[] =>
  driverIds.map((driverId) => ({ driverId, candidacyId: null, seen: null }));

/** Stores a bulk action. */
export async function insertBulkAction(
  trx: Transaction,
  sealer: Sealer,
  { id, act, startedBy, organizationId, targets }: NewBulkAction,
): Promise<void> {
  await trx('bulk_actions').insert({
    id,
    kind: act.kind,
    sealed: sealer.seal(JSON.stringify(act)),
    started_by: startedBy,
    organization_id: organizationId,
  });
  await trx('bulk_action_drivers').insert(
    targets.map(({ driverId, candidacyId, seen }, place) => ({
      bulk_action_id: id,
      place,
      driver_id: driverId,
      candidacy_id: candidacyId,
      seen_round: seen?.round ?? null,
      seen_state: seen?.state ?? null,
    })),
  );
}

/** Undefined if the bulk action is deleted. */
export async function findBulkAction(db: Db, sealer: Sealer, id: string): Promise<BulkActionRow | undefined> {
  const row = await db('bulk_actions').where({ id }).first('sealed', 'started_by', 'organization_id');
  if (row === undefined) return undefined;
  const act = JSON.parse(sealer.open(row.sealed)) as BulkAction | CandidateAction;
  return { id, act, startedBy: row.started_by, organizationId: row.organization_id };
}

/** What decides who may see and stop a bulk action. */
export interface BulkScope {
  readonly kind: BulkKind;
  readonly startedBy: string;
  readonly organizationId: string | null;
}

/** The scope of a bulk action; in a transaction, locked against concurrent changes. */
export async function findBulkScope(db: Db | Transaction, id: string): Promise<BulkScope | undefined> {
  const query = db('bulk_actions')
    .where({ id })
    .first({ kind: 'kind', startedBy: 'started_by', organizationId: 'organization_id' });
  if (db.isTransaction) query.forUpdate();
  return query;
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
