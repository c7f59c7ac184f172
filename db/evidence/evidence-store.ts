import type { Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { isViolationOf } from '../core/violations';
import type { NewEvidence, NewReview } from './evidence-rows';

/**
 * Records evidence that a person enters; a retry with the same id does nothing. A correction names the row that it
 * replaces, and its reason.
 */
export async function recordEvidence(trx: Transaction, evidence: NewEvidence & { readonly driver_id: string; readonly recorded_by: string }) {
  await trx('evidence').insert(evidence).onConflict('id').ignore();
  await fileChanged(trx, [evidence.driver_id]);
}

/** Records a person's verdict; a retry with the same id does nothing. The last verdict counts. */
export async function reviewEvidence(
  trx: Transaction,
  { id, evidenceId, result, by, at }: NewReview & { readonly by: string },
): Promise<void> {
  await trx('evidence_reviews')
    .insert({ id, evidence_id: evidenceId, result, reviewed_by: by, reviewed_at: at })
    .onConflict('id')
    .ignore();
  const reviewed = await trx('evidence').where({ id: evidenceId }).first('driver_id');
  if (reviewed !== undefined) await fileChanged(trx, [reviewed.driver_id]);
}

/** Whether the stored file already proves the same for the same employment. */
export const isSameFileAgain = (error: unknown): boolean => isViolationOf(error, 'evidence_file_once');

/** Whether the evidence was already corrected. */
export const isCorrectedAlready = (error: unknown): boolean => isViolationOf(error, 'evidence_corrected_once');
