import { requestExpiresAt } from '#domain/dq-access/deadlines';
import type { DqAccessState } from '#domain/dq-access/state';
import { accessWorkflowId } from '#domain/dq-access/ids';
import { type AppliedEvent, reached } from '../core/applied-event';
import type { Transaction } from '../core/handle';

/** Updates the row to the event's snapshot; also used by the rebuild. Returns false if the row is newer. */
export async function applyAccessEvent(trx: Transaction, event: AppliedEvent<DqAccessState>): Promise<boolean> {
  const row = accessRow(event);
  const written = await trx('dq_accesses')
    .insert({ ...row, created_at: event.at })
    .onConflict('id')
    .merge(row)
    .where('dq_accesses.version', '<', event.seq)
    .returning('id');
  return written.length > 0;
}

/** The row after a transition, except for its creation time. */
export function accessRow({ seq, at, snapshot }: AppliedEvent<DqAccessState>) {
  const { organizationId, driverId, ending } = snapshot;
  return {
    id: snapshot.accessId,
    workflow_id: accessWorkflowId(organizationId, driverId),
    version: seq,
    organization_id: organizationId,
    driver_id: driverId,
    round: snapshot.round,
    state: reached(snapshot.name),
    state_entered_at: snapshot.enteredAt,
    requested_at: snapshot.requestedAt,
    requested_by: snapshot.requestedBy,
    note_id: snapshot.noteId,
    expires_at: snapshot.name === 'requested' ? requestExpiresAt(snapshot) : null,
    ends_on: snapshot.endsOn,
    ends_at: snapshot.endsAt,
    ended_by: ending?.by ?? null,
    ended_reason: ending?.reason ?? null,
    end_note_id: ending?.noteId ?? null,
    snapshot: JSON.stringify(snapshot),
    updated_at: at,
  };
}
