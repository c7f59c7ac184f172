import { continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { EmploymentVerificationActivities } from '#domain/employment-verifications/activities';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import { nextVerificationDeadline, verificationDeadlineKey } from '#domain/employment-verifications/deadlines';
import { decideVerificationCommand, type VerificationTransition } from '#domain/employment-verifications/decide';
import {
  decideVerificationDeadline,
  decideVerificationFacts,
  decideVerificationPause,
} from '#domain/employment-verifications/decide-system';
import type { VerificationEventType } from '#domain/employment-verifications/events';
import { checkVerificationCommand } from '#domain/employment-verifications/rules';
import { type EmploymentVerificationState, emptyVerification } from '#domain/employment-verifications/state';
import { projectionOptions } from '../entity/activity-options';
import { type DueDeadline, Entity } from '../entity/entity';
import { organizationPaused, renew, reproject } from '../entity/messages';
import { refusal } from '../entity/refusal';
import {
  type VerificationCheckpoint,
  verificationFactsChanged,
  type VerificationInput,
  verificationUpdates,
  verificationView,
} from './messages';

type VerificationEntity = Entity<VerificationEventType, EmploymentVerificationState, never>;

const projections = proxyActivities<EmploymentVerificationActivities>(projectionOptions);

/**
 * A carrier's verification of a driver's past employment, from the first request until the driver's data is erased: late
 * answers and disputes come at any time (docs/state-machines.md#verification-of-a-past-employment).
 */
export async function employmentVerification(input: VerificationInput): Promise<void> {
  const entity = createEntity('checkpoint' in input ? input.checkpoint : { state: emptyVerification(input) });
  for (const name of Object.keys(verificationUpdates) as VerificationCommandName[]) registerCommand(entity, name);
  setHandler(verificationFactsChanged, (facts) => {
    recordFact(entity, decideVerificationFacts(entity.state, facts, Date.now()));
  });
  setHandler(organizationPaused, (isPaused) => {
    recordFact(entity, decideVerificationPause(entity.state, { isPaused, now: Date.now() }));
  });
  setHandler(verificationView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof employmentVerification>({ checkpoint });
}

function createEntity(checkpoint: VerificationCheckpoint): VerificationEntity {
  const { workflowId, runId } = workflowInfo();
  return new Entity(
    {
      project: (events) => projections.projectEmploymentVerification({ workflowId, runId, events }),
      followUpsOf: () => [],
      runFollowUp: () => Promise.resolve(),
      nextDeadline: (state) => nextVerificationDeadline(state)?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ name }) => name,
      isFinished: ({ isOver }) => isOver,
    },
    checkpoint,
  );
}

function decideDue(
  state: EmploymentVerificationState,
  now: number,
): DueDeadline<VerificationEventType, EmploymentVerificationState> | null {
  const due = decideVerificationDeadline(state, now);
  return due === null ? null : { transitions: [due.transition], cause: verificationDeadlineKey(due.deadline) };
}

function registerCommand<N extends VerificationCommandName>(entity: VerificationEntity, name: N): void {
  entity.registerCommand(verificationUpdates[name], {
    validate: (command) => checkVerificationCommand(entity.state, { name, command }, Date.now()),
    execute: (command: VerificationCommands[N], updateId) => {
      const decision = decideVerificationCommand(entity.state, { name, command }, Date.now());
      if ('refused' in decision) throw refusal(decision.refused);
      entity.record(decision.accepted, updateId);
    },
  });
}

function recordFact(entity: VerificationEntity, transition: VerificationTransition | null): void {
  if (transition !== null) entity.record(transition, `${transition.type}@${transition.at}`);
}
