import type { OpsDriverItemRow, OpsDriverRow } from '#db/driver-pipeline/ops-drivers';
import { stageDueAt, stageTargetDays } from '#domain/driver-pipeline/deadlines';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { missingForCertification, taskStatus } from '#domain/driver-pipeline/requirements';
import { nextResultStatuses, resultKinds } from '#domain/driver-pipeline/results';
import type { OpsDriver, OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { displayTier } from '#domain/driver-pipeline/stages';
import { documentKinds, onboardingTasks, requiredTasks } from '#domain/driver-pipeline/tasks';
import { waitOf } from '#domain/driver-pipeline/waiting';

/** One row of operations' driver list. */
export function presentOpsDriverItem(row: OpsDriverItemRow, now: Date): OpsDriverItem {
  const { snapshot: state } = row;
  const dueAt = stageDueAt(state);
  const { on: waitsFor, next } = waitOf(state);
  return {
    _id: row.driverId,
    name: `${row.firstName} ${row.lastName}`,
    place: `${row.city}, ${row.homeState}`,
    stage: state.stage,
    tier: displayTier(state.stage, state.previousStage),
    enteredAt: state.enteredAt,
    targetDays: stageTargetDays({ ...state, dueAt }),
    dueAt,
    isOverdue: dueAt !== null && Date.parse(dueAt) <= now.getTime(),
    snoozedUntil: state.snooze?.until ?? null,
    owner: ownerOf(row),
    waitsFor,
    next,
  };
}

function ownerOf({ snapshot: { ownerId }, ownerFirstName, ownerLastName }: OpsDriverItemRow): OpsDriverItem['owner'] {
  if (ownerId === null || ownerFirstName === null || ownerLastName === null) return null;
  return { _id: ownerId, name: `${ownerFirstName} ${ownerLastName}` };
}

/** The whole pipeline with the actions that are currently possible. */
export function presentOpsDriver(row: OpsDriverRow, now: Date): OpsDriver {
  const { snapshot: state, email, phone } = row;
  return {
    ...presentOpsDriverItem(row, now),
    email,
    phone,
    lifecycleStatus: state.lifecycleStatus,
    isAvailable: state.isAvailable,
    isReadyForDispatch: row.isReadyForDispatch,
    contactAgainAt: state.contactAgainAt,
    hires: row.hires.map(({ candidacyId, organizationId, organization, title }) => ({
      organization: { _id: organizationId, name: organization },
      title,
      isOnAssignment: state.hires.some((hire) => hire.candidacyId === candidacyId && hire.isOnAssignment),
    })),
    tasks: onboardingTasks.map((task) => ({
      task,
      status: taskStatus(state, task),
      isRequired: requiredTasks.some((required) => required === task),
    })),
    documents: documentKinds.map((document) => ({ document, status: state.documents[document].status })),
    results: resultKinds.map((result) => ({
      result,
      status: state.results[result],
      next: [...nextResultStatuses[state.results[result]]],
    })),
    proofs: expiryKinds.flatMap((proof) => {
      const expiry = state.expiries[proof];
      return expiry === undefined ? [] : [{ proof, on: expiry.on, isExpired: state.expired.includes(proof) }];
    }),
    moves: [...movesFrom(state.stage)],
    missing: missingForCertification(state),
  };
}
