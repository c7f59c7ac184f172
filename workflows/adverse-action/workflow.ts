import { continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { AdverseActionActivities } from '#domain/adverse-actions/activities';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { adverseDeadlineKey, nextAdverseDeadline } from '#domain/adverse-actions/deadlines';
import {
  type AdverseTransition,
  decideAdverseBasis,
  decideAdverseCommand,
  decideAdverseDeadline,
} from '#domain/adverse-actions/decide';
import type { AdverseEventType } from '#domain/adverse-actions/events';
import { checkAdverseCommand } from '#domain/adverse-actions/rules';
import { type AdverseActionState, emptyAdverseAction } from '#domain/adverse-actions/state';
import { projectionOptions } from '../entity/activity-options';
import { type DueDeadline, Entity } from '../entity/entity';
import { renew, reproject } from '../entity/messages';
import { refusal } from '../entity/refusal';
import {
  type AdverseActionCheckpoint,
  type AdverseActionInput,
  adverseActionUpdates,
  adverseActionView,
  adverseBasisChanged,
} from './messages';

type AdverseActionEntity = Entity<AdverseEventType, AdverseActionState, never>;

const projections = proxyActivities<AdverseActionActivities>(projectionOptions);

/**
 * The adverse actions of a candidacy, from the first notice until the driver's data is erased. The wait is the driver's right,
 * so it also runs while the carrier is deactivated (docs/state-machines.md#reports-and-adverse-action).
 */
export async function adverseAction(input: AdverseActionInput): Promise<void> {
  const entity = createEntity('checkpoint' in input ? input.checkpoint : { state: emptyAdverseAction(input) });
  for (const name of Object.keys(adverseActionUpdates) as AdverseCommandName[]) registerCommand(entity, name);
  setHandler(adverseBasisChanged, (basis) => {
    recordFact(entity, decideAdverseBasis(entity.state, basis, Date.now()));
  });
  setHandler(adverseActionView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof adverseAction>({ checkpoint });
}

function createEntity(checkpoint: AdverseActionCheckpoint): AdverseActionEntity {
  const { workflowId, runId } = workflowInfo();
  return new Entity(
    {
      project: (events) => projections.projectAdverseAction({ workflowId, runId, events }),
      followUpsOf: () => [],
      runFollowUp: () => Promise.resolve(),
      nextDeadline: (state) => nextAdverseDeadline(state)?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ name }) => name,
      isFinished: ({ isOver }) => isOver,
    },
    checkpoint,
  );
}

function decideDue(state: AdverseActionState, now: number): DueDeadline<AdverseEventType, AdverseActionState> | null {
  const due = decideAdverseDeadline(state, now);
  return due === null ? null : { transitions: [due.transition], cause: adverseDeadlineKey(due.deadline) };
}

function registerCommand<N extends AdverseCommandName>(entity: AdverseActionEntity, name: N): void {
  entity.registerCommand(adverseActionUpdates[name], {
    validate: (command) => checkAdverseCommand(entity.state, { name, command }, Date.now()),
    execute: (command: AdverseCommands[N], updateId) => {
      const decision = decideAdverseCommand(entity.state, { name, command }, Date.now());
      if ('refused' in decision) throw refusal(decision.refused);
      entity.record(decision.accepted, updateId);
    },
  });
}

function recordFact(entity: AdverseActionEntity, transition: AdverseTransition | null): void {
  if (transition !== null) entity.record(transition, `${transition.type}@${transition.at}`);
}
