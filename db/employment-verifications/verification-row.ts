import { verificationWorkflowId } from '#domain/employment-verifications/ids';
import type { EmploymentVerificationState } from '#domain/employment-verifications/state';
import { type AppliedEvent, reached } from '../core/applied-event';
import type { Transaction } from '../core/handle';

/** Updates the row to the event's snapshot; also used by the rebuild. Returns false if the row is newer. */
export async function applyVerificationEvent(
  trx: Transaction,
  event: AppliedEvent<EmploymentVerificationState>,
): Promise<boolean> {
  const row = verificationRow(event);
  const written = await trx('employment_verifications')
    .insert({ ...row, created_at: event.at })
    .onConflict('id')
    .merge(row)
    .where('employment_verifications.version', '<', event.seq)
    .returning('id');
  return written.length > 0;
}

/** The row after a transition, except for its creation time. */
export function verificationRow({ seq, at, snapshot }: AppliedEvent<EmploymentVerificationState>) {
  const { organizationId, employmentHistoryId } = snapshot;
  return {
    id: snapshot.verificationId,
    workflow_id: verificationWorkflowId(organizationId, employmentHistoryId),
    version: seq,
    organization_id: organizationId,
    driver_id: snapshot.driverId,
    employment_history_id: employmentHistoryId,
    round: snapshot.round,
    state: reached(snapshot.name),
    state_entered_at: snapshot.enteredAt,
    requested_at: snapshot.requestedAt,
    requested_by: snapshot.requestedBy,
    snapshot: JSON.stringify(snapshot),
    updated_at: at,
  };
}
