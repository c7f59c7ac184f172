import { continueAsNew, patched, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type {
  DriverFileActivities,
  DriverPipelineActivities,
  DriverPipelineCommandActivities,
} from '#domain/driver-pipeline/activities';
import { pipelineClockKey, pipelineClocksOf } from '#domain/driver-pipeline/clocks';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { decidePipelineDeadline } from '#domain/driver-pipeline/deadlines';
import { decidePipelineCommand, type DriverPipelineTransition } from '#domain/driver-pipeline/decide';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineEventType } from '#domain/driver-pipeline/events';
import { decideHireFact } from '#domain/driver-pipeline/facts';
import {
  pipelineFollowUpsOf,
  proofStatusFollowUps,
  scansOf,
  type PipelineFollowUp,
} from '#domain/driver-pipeline/follow-ups';
import { checkPipelineCommand } from '#domain/driver-pipeline/rules';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { isReached } from '#domain/shared/durations';
import { fanOutOptions, fileOptions, projectionOptions } from '../entity/activity-options';
import { Entity, type Due } from '../entity/entity';
import { refusal } from '../entity/refusal';
import { renew, reproject } from '../entity/messages';
import {
  driverPipelineUpdates,
  driverPipelineView,
  hireFact,
  type DriverPipelineInput,
  type DriverPipelineMemory,
} from './messages';

type DriverPipelineEntity = Entity<DriverPipelineEventType, DriverPipelineState, PipelineFollowUp>;

/** Earlier runs requested no scans and sent no expiration notices. */
const SCANS_FILES = 'scans-files';
const NOTIFIES_OF_PROOFS = 'notifies-of-proofs';

const projections = proxyActivities<DriverPipelineActivities>(projectionOptions);

/** A driver's pipeline from sign-up until the driver's data is erased (docs/state-machines.md#driver-pipeline). */
export async function driverPipeline(input: DriverPipelineInput): Promise<void> {
  const entity = createEntity('imported' in input ? input.imported : { state: emptyPipeline(input.driverId) });
  const names = Object.keys(driverPipelineUpdates) as DriverPipelineCommandName[];
  for (const name of names) acceptCommand(entity, name);
  setHandler(hireFact, (fact) => {
    recordAll(entity, decideHireFact(entity.state, fact, Date.now()), `${fact.type}/${fact.candidacyId}`);
  });
  setHandler(driverPipelineView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.outbox.repeatLast());
  setHandler(renew, () => entity.renew());
  const memory = await entity.run();
  if (memory !== null) await continueAsNew<typeof driverPipeline>({ imported: memory });
}

function createEntity(memory: DriverPipelineMemory): DriverPipelineEntity {
  const { workflowId, runId } = workflowInfo();
  const { driverId } = memory.state;
  return new Entity(
    {
      project: async (events) => {
        await projections.projectDriverPipeline({ workflowId, runId, events });
        return { messageIds: [] };
      },
      followUpsOf: (event) => [
        ...pipelineFollowUpsOf(event),
        ...(patched(SCANS_FILES) ? scansOf(event) : []),
        ...(patched(NOTIFIES_OF_PROOFS) ? proofStatusFollowUps(event) : []),
      ],
      follow: (followUp) => follow(driverId, followUp),
      nextDeadline: (state) => pipelineClocksOf(state)[0]?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ stage }) => stage,
      isFinished: ({ isErased }) => isErased,
    },
    memory,
  );
}

function follow(driverId: string, followUp: PipelineFollowUp): Promise<void> {
  switch (followUp.kind) {
    case 'leaveCandidacies':
      return proxyActivities<DriverPipelineCommandActivities>(fanOutOptions()).leaveCandidacies({ driverId });
    case 'notifyProofStatus':
      return proxyActivities<DriverPipelineCommandActivities>(fanOutOptions()).notifyProofStatus({ driverId });
    case 'scanFile': {
      const { document, fileId } = followUp;
      return proxyActivities<DriverFileActivities>(fileOptions()).scanFile({ driverId, document, fileId });
    }
  }
}

function decideDue(state: DriverPipelineState, now: number): Due<DriverPipelineEventType, DriverPipelineState> | null {
  const [clock] = pipelineClocksOf(state);
  if (clock === undefined || !isReached(clock.at, now)) return null;
  return { transitions: decidePipelineDeadline(state, clock, now), cause: pipelineClockKey(clock) };
}

function acceptCommand<N extends DriverPipelineCommandName>(entity: DriverPipelineEntity, name: N): void {
  entity.accept(driverPipelineUpdates[name], {
    rule: (command) => checkPipelineCommand(entity.state, { name, command }, Date.now()),
    act: (command: DriverPipelineCommands[N], updateId) => {
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
