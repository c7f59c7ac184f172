import type { Transaction } from '#db/core/handle';
import { dueAtOf, expiresAtOf } from '#domain/candidacies/deadlines';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { deriveStage } from '#domain/candidacies/records';
import type { CandidacyState } from '#domain/candidacies/state';
import { assignmentStateOf, liveInterview, sourceOf } from '#domain/candidacies/state-table';
import { candidacyWait } from '#domain/stalled/candidacy-wait';
import { type AppliedEvent, reached } from '../core/applied-event';

/** Inserts or updates the row unless it already has a later transition. Returns false if nothing was written. */
export async function writeCandidacyRow(trx: Transaction, event: AppliedEvent<CandidacyState>): Promise<boolean> {
  const row = candidacyRow(event);
  const { created_at: _kept, ...changing } = row;
  const written = await trx('candidacies')
    .insert(row)
    .onConflict('id')
    .merge(changing)
    .where('candidacies.version', '<', event.seq)
    .returning('id');
  return written.length > 0;
}

/** Returns the row after a transition. */
export function candidacyRow({ seq, at, snapshot }: AppliedEvent<CandidacyState>) {
  const interview = liveInterview(snapshot);
  const wait = candidacyWait(snapshot);
  return {
    id: snapshot.candidacyId,
    workflow_id: candidacyWorkflowId(snapshot.orderId, snapshot.driverId),
    version: seq,
    order_id: snapshot.orderId,
    driver_id: snapshot.driverId,
    organization_id: snapshot.organizationId,
    facility_id: snapshot.facilityId,
    round: snapshot.round,
    state: reached(snapshot.name),
    kind: snapshot.kind,
    source: sourceOf(snapshot),
    assignment_state: assignmentStateOf(snapshot),
    stage: deriveStage(snapshot.records),
    state_entered_at: snapshot.enteredAt,
    due_at: dueAtOf(snapshot),
    expires_at: expiresAtOf(snapshot),
    waits_for: wait.on,
    next_step: wait.next,
    wait_since: wait.since,
    wait_due_at: wait.dueAt,
    interview_id: interview?.interviewId ?? null,
    interview_starts_at: interview?.startsAt ?? null,
    start_on: snapshot.hire?.startOn ?? null,
    end_on: snapshot.hire?.endOn ?? null,
    started_at: snapshot.hire?.startedAt ?? null,
    ended_by: snapshot.ending?.by ?? null,
    ended_reason: snapshot.ending?.reason ?? null,
    snapshot: JSON.stringify(snapshot),
    created_at: at,
    updated_at: at,
  };
}
