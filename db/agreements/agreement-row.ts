import { daysOfTerm } from '#domain/agreements/calendar';
import { agreementWorkflowId } from '#domain/agreements/ids';
import type { AgreementState } from '#domain/agreements/state';
import { type AppliedEvent, reached } from '../core/applied-event';
import type { Transaction } from '../core/handle';

/** Updates the row to the event's snapshot; also used by the rebuild. Returns false if the row is newer. */
export async function applyAgreementEvent(trx: Transaction, event: AppliedEvent<AgreementState>): Promise<boolean> {
  const row = agreementRow(event);
  const written = await trx('carrier_agreements')
    .insert({ ...row, created_at: event.at })
    .onConflict('organization_id')
    .merge(row)
    .where('carrier_agreements.version', '<', event.seq)
    .returning('organization_id');
  return written.length > 0;
}

/** The row after a transition, except for its creation time. */
export function agreementRow({ seq, at, snapshot }: AppliedEvent<AgreementState>) {
  const { organizationId, acceptance, term, notice } = snapshot;
  const days = term && daysOfTerm(term);
  return {
    organization_id: organizationId,
    workflow_id: agreementWorkflowId(organizationId),
    version: seq,
    state: reached(snapshot.name),
    state_entered_at: snapshot.enteredAt,
    is_disabled: snapshot.isDisabled,
    trial_ends_at: snapshot.trialEndsAt,
    accepted_at: acceptance && acceptance.at,
    accepted_version: acceptance && acceptance.version,
    term_started_on: days && days.startsOn,
    term_ends_on: days && days.endsOn,
    ends_at: notice && notice.endsAt,
    notice_by: notice && notice.party,
    snapshot: JSON.stringify(snapshot),
    updated_at: at,
  };
}
