import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { isViolationOf } from '../core/violations';
import type { NewEvidence, NewReview } from './evidence-rows';

/**
 * Records evidence that a person enters; a retry with the same id does nothing. A correction names the row that it
 * replaces, and its reason.
 */
export async function recordEvidence(
  trx: Transaction,
  evidence: NewEvidence & { readonly driver_id: string; readonly recorded_by: string },
) {
  await trx('evidence').insert(evidence).onConflict('id').ignore();
  await documentsChanged(trx, evidence.driver_id);
}

/** Records a person's verdict; a retry with the same id does nothing. The last verdict counts. */
export async function reviewEvidence(
  trx: Transaction,
  { id, evidenceId, result, by, at, reason = null }: NewReview & { readonly by: string },
): Promise<void> {
  await trx('evidence_reviews')
    .insert({ id, evidence_id: evidenceId, result, reason, reviewed_by: by, reviewed_at: at })
    .onConflict('id')
    .ignore();
  const reviewed = await trx('evidence').where({ id: evidenceId }).first('driver_id');
  if (reviewed !== undefined) await documentsChanged(trx, reviewed.driver_id);
}

/** The last verdict on a document. It stays the last one until the transaction ends. */
export async function lockVerdict(trx: Transaction, evidenceId: string): Promise<string | undefined> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`evidence-verdict/${evidenceId}`]);
  const last = await trx('evidence_reviews')
    .where({ evidence_id: evidenceId })
    .orderByRaw('reviewed_at desc, id desc')
    .first('result');
  return last?.result;
}

/** Has the driver's file checked again, and notifies open pages of its documents: those of the driver and of operations. */
async function documentsChanged(trx: Transaction, driverId: string): Promise<void> {
  await fileChanged(trx, [driverId]);
  await announceChange(trx, { topic: 'driver', id: driverId, organizationId: null, driverId, orderId: null });
}

/** Whether the stored file already proves the same for the same employment. */
export const isSameFileAgain = (error: unknown): boolean => isViolationOf(error, 'evidence_file_once');

/** Whether the evidence was already corrected. */
export const isCorrectedAlready = (error: unknown): boolean => isViolationOf(error, 'evidence_corrected_once');

/** Whether the entry is in the driver's file, or in that of the carrier, and a later one has replaced it. */
export async function isCorrected(
  trx: Transaction,
  {
    id,
    driverId,
    organizationId,
  }: { readonly id: string; readonly driverId: string; readonly organizationId: string | null },
): Promise<boolean> {
  const later: unknown = await trx('evidence as later')
    .join('evidence', 'evidence.id', 'later.corrects_id')
    .where({ 'evidence.id': id, 'evidence.driver_id': driverId })
    .whereRaw('(evidence.organization_id is null or evidence.organization_id is not distinct from ?::uuid)', [
      organizationId,
    ])
    .first('later.id');
  return later !== undefined;
}

/** The employment in whose file a document of the driver is; undefined without one, and for an unknown document. */
export async function findEvidenceEmployment(
  db: Db,
  { id, driverId }: { readonly id: string; readonly driverId: string },
): Promise<string | undefined> {
  const found = await db('evidence').where({ id, driver_id: driverId }).first('employment_id');
  return found?.employment_id ?? undefined;
}
