import { continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { DriverFileActivities, DriverPipelineActivities } from '#domain/driver-pipeline/activities';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { pipelineDeadlineKey, pipelineDeadlinesOf } from '#domain/driver-pipeline/deadlines';
import { decidePipelineCommand, type DriverPipelineTransition } from '#domain/driver-pipeline/decide';
import { decidePipelineDeadline } from '#domain/driver-pipeline/decide-deadline';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import { decideHireFact } from '#domain/driver-pipeline/facts';
import { type PipelineFollowUp, pipelineFollowUpsOf } from '#domain/driver-pipeline/follow-ups';
import { checkPipelineCommand } from '#domain/driver-pipeline/rules';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { isReached } from '#domain/shared/durations';
import { fileOptions, projectionOptions } from '../entity/activity-options';
import { type DueDeadline, Entity } from '../entity/entity';
import { renew, reproject } from '../entity/messages';
import { refusal } from '../entity/refusal';
import {
  type DriverPipelineCheckpoint,
  type DriverPipelineInput,
  driverPipelineUpdates,
  driverPipelineView,
  hireFact,
} from './messages';

type DriverPipelineEntity = Entity<DriverPipelineEventType, DriverPipelineState, PipelineFollowUp>;

const projections = proxyActivities<DriverPipelineActivities>(projectionOptions);

/** A driver's pipeline from sign-up until the driver's data is erased (docs/state-machines.md#driver-pipeline). */
export async function driverPipeline(input: DriverPipelineInput): Promise<void> {
  const entity = createEntity('checkpoint' in input ? input.checkpoint : { state: emptyPipeline(input.driverId) });
  const names = Object.keys(driverPipelineUpdates) as DriverPipelineCommandName[];
  for (const name of names) registerCommand(entity, name);
  setHandler(hireFact, (fact) => {
    recordAll(entity, decideHireFact(entity.state, fact, Date.now()), `${fact.type}/${fact.candidacyId}`);
  });
  setHandler(driverPipelineView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof driverPipeline>({ checkpoint });
}

function createEntity(checkpoint: DriverPipelineCheckpoint): DriverPipelineEntity {
  const { workflowId, runId } = workflowInfo();
  const { driverId } = checkpoint.state;
  return new Entity(
    {
      project: (events) => projections.projectDriverPipeline({ workflowId, runId, events }),
      followUpsOf: pipelineFollowUpsOf,
      runFollowUp: ({ document, fileId }) =>
        proxyActivities<DriverFileActivities>(fileOptions()).scanFile({ driverId, document, fileId }),
      nextDeadline: (state) => pipelineDeadlinesOf(state)[0]?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ stage }) => stage,
      isFinished: ({ isErased }) => isErased,
    },
    checkpoint,
  );
}

function decideDue(
  state: DriverPipelineState,
  now: number,
): DueDeadline<DriverPipelineEventType, DriverPipelineState> | null {
  const [deadline] = pipelineDeadlinesOf(state);
  if (deadline === undefined || !isReached(deadline.at, now)) return null;
  return { transitions: decidePipelineDeadline(state, deadline, now), cause: pipelineDeadlineKey(deadline) };
}

function registerCommand<N extends DriverPipelineCommandName>(entity: DriverPipelineEntity, name: N): void {
  entity.registerCommand(driverPipelineUpdates[name], {
    validate: (command) => checkPipelineCommand(entity.state, { name, command }, Date.now()),
    execute: (command: DriverPipelineCommands[N], updateId) => {
      const decision = decidePipelineCommand(entity.state, { name, command }, Date.now());
      if ('refused' in decision) throw refusal(decision.refused);
      recordAll(entity, decision.accepted, updateId);
    },
  });
}

function recordAll(
  entity: DriverPipelineEntity,
  transitions: readonly DriverPipelineTransition[],
  updateId: string,
): void {
  for (const transition of transitions) entity.record(transition, updateId);
}
