import { stageDueAt } from '#domain/driver-pipeline/deadlines';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { callDueAt } from '#domain/driver-pipeline/missed-calls';
import { isReadyForDispatch } from '#domain/driver-pipeline/requirements';
import { isExit, isSearchableStage } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { waitOf } from '#domain/driver-pipeline/waiting';
import { credentialsOf } from '#domain/drivers/readiness';

/** The row of a driver's pipeline after a transition; an imported pipeline dates from when it entered its stage. */
export function driverPipelineRow(state: DriverPipelineState, at = state.enteredAt) {
  const wait = waitOf(state);
  const credentials = credentialsOf(state);
  return {
    driver_id: state.driverId,
    workflow_id: driverPipelineWorkflowId(state.driverId),
    version: state.seq,
    stage: state.stage,
    previous_stage: state.previousStage,
    lifecycle_status: state.lifecycleStatus,
    stage_entered_at: state.enteredAt,
    due_at: stageDueAt(state),
    call_at: state.isErased ? null : callDueAt(state),
    ready_for_dispatch: isReadyForDispatch(state),
    is_searchable: isSearchableStage(state.stage),
    is_exit: isExit(state.stage),
    license_problem: credentials.license,
    is_twic_expired: credentials.isTwicExpired,
    waits_for: wait.on,
    next_action: wait.next,
    owner_id: state.ownerId,
    snoozed_until: state.snooze?.until ?? null,
    snapshot: JSON.stringify(state),
    updated_at: at,
  };
}
