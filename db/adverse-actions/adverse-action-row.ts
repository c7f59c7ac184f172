import { adverseActionWorkflowId } from '#domain/adverse-actions/ids';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import { type AppliedEvent, reached } from '../core/applied-event';
import type { Transaction } from '../core/handle';

/** Updates the row to the event's snapshot; also used by the rebuild. Returns false if the row is newer. */
export async function applyAdverseEvent(trx: Transaction, event: AppliedEvent<AdverseActionState>): Promise<boolean> {
  const row = adverseActionRow(event);
  const written = await trx('adverse_actions')
    .insert({ ...row, created_at: event.at })
    .onConflict('id')
    .merge(row)
    .where('adverse_actions.version', '<', event.seq)
    .returning('id');
  return written.length > 0;
}

/** The row after a transition, except for its creation time. */
export function adverseActionRow({ seq, at, snapshot }: AppliedEvent<AdverseActionState>) {
  return {
    id: snapshot.actionId,
    workflow_id: adverseActionWorkflowId(snapshot.candidacyId),
    version: seq,
    candidacy_id: snapshot.candidacyId,
    candidacy_round: snapshot.candidacyRound,
    order_id: snapshot.orderId,
    organization_id: snapshot.organizationId,
    driver_id: snapshot.driverId,
    round: snapshot.round,
    state: reached(snapshot.name),
    state_entered_at: snapshot.enteredAt,
    path: snapshot.path,
    report_id: snapshot.reportId,
    wait_ends_on: snapshot.name === 'waiting' ? (snapshot.wait?.endsOn ?? null) : null,
    snapshot: JSON.stringify(snapshot),
    updated_at: at,
  };
}
