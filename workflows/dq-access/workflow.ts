import { continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { DqAccessActivities } from '#domain/dq-access/activities';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import { accessDeadlineKey, nextAccessDeadline } from '#domain/dq-access/deadlines';
import {
  type AccessTransition,
  decideAccessBasis,
  decideAccessCommand,
  decideAccessDeadline,
  decideAccessPause,
} from '#domain/dq-access/decide';
import type { AccessEventType } from '#domain/dq-access/events';
import { checkAccessCommand } from '#domain/dq-access/rules';
import { type DqAccessState, emptyAccess } from '#domain/dq-access/state';
import { projectionOptions } from '../entity/activity-options';
import { type DueDeadline, Entity } from '../entity/entity';
import { organizationPaused, renew, reproject } from '../entity/messages';
import { refusal } from '../entity/refusal';
import {
  accessBasisChanged,
  type DqAccessCheckpoint,
  type DqAccessInput,
  dqAccessUpdates,
  dqAccessView,
} from './messages';

type DqAccessEntity = Entity<AccessEventType, DqAccessState, never>;

const projections = proxyActivities<DqAccessActivities>(projectionOptions);

/**
 * A carrier's access to a driver's file, from the first request until the driver's data is erased
 * (docs/state-machines.md#access-to-a-drivers-file).
 */
export async function dqAccess(input: DqAccessInput): Promise<void> {
  const entity = createEntity('checkpoint' in input ? input.checkpoint : { state: emptyAccess(input) });
  for (const name of Object.keys(dqAccessUpdates) as AccessCommandName[]) registerCommand(entity, name);
  setHandler(accessBasisChanged, (basis) => {
    recordFact(entity, decideAccessBasis(entity.state, basis, Date.now()));
  });
  setHandler(organizationPaused, (isPaused) => {
    recordFact(entity, decideAccessPause(entity.state, { isPaused, now: Date.now() }));
  });
  setHandler(dqAccessView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof dqAccess>({ checkpoint });
}

function createEntity(checkpoint: DqAccessCheckpoint): DqAccessEntity {
  const { workflowId, runId } = workflowInfo();
  return new Entity(
    {
      project: (events) => projections.projectDqAccess({ workflowId, runId, events }),
      followUpsOf: () => [],
      runFollowUp: () => Promise.resolve(),
      nextDeadline: (state) => nextAccessDeadline(state)?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ name }) => name,
      isFinished: ({ isOver }) => isOver,
    },
    checkpoint,
  );
}

function decideDue(state: DqAccessState, now: number): DueDeadline<AccessEventType, DqAccessState> | null {
  const due = decideAccessDeadline(state, now);
  return due === null ? null : { transitions: [due.transition], cause: accessDeadlineKey(due.deadline) };
}

function registerCommand<N extends AccessCommandName>(entity: DqAccessEntity, name: N): void {
  entity.registerCommand(dqAccessUpdates[name], {
    validate: (command) => checkAccessCommand(entity.state, { name, command }, Date.now()),
    execute: (command: AccessCommands[N], updateId) => {
      const decision = decideAccessCommand(entity.state, { name, command }, Date.now());
      if ('refused' in decision) throw refusal(decision.refused);
      entity.record(decision.accepted, updateId);
    },
  });
}

function recordFact(entity: DqAccessEntity, transition: AccessTransition | null): void {
  if (transition !== null) entity.record(transition, `${transition.type}@${transition.at}`);
}
