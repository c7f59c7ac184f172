import { continueAsNew, setHandler, workflowInfo } from '@temporalio/workflow';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import {
  decideAgreementEnd,
  decideOrderCommand,
  decideOrderDeadline,
  decideOrderPause,
  emptyJobOrder,
  isOrderFinished,
  type JobOrderTransition,
  nextOrderDeadline,
} from '#domain/job-orders/decide';
import type { JobOrderEventType } from '#domain/job-orders/events';
import { orderFollowUpsOf } from '#domain/job-orders/follow-ups';
import { checkAssignments, checkOrderCommand, type NamedOrderCommand } from '#domain/job-orders/rules';
import type { JobOrderState } from '#domain/job-orders/state';
import { type DueDeadline, Entity } from '../entity/entity';
import { Lock } from '../entity/lock';
import { organizationPaused, renew, reproject } from '../entity/messages';
import { refusal } from '../entity/refusal';
import { type JobOrderEntity, projections, runWaveFollowUp } from './autopilot';
import { agreementEnded, type JobOrderCheckpoint, type JobOrderInput, jobOrderUpdates, jobOrderView } from './messages';

/** A job order from its creation until it is deleted and no hire holds a seat (docs/state-machines.md#job-orders). */
export async function jobOrder(input: JobOrderInput): Promise<void> {
  const entity = createJobOrderEntity(
    'checkpoint' in input ? input.checkpoint : { state: emptyJobOrder(input.orderId) },
  );
  registerCommands(entity);
  setHandler(jobOrderView, () => ({ seq: entity.state.seq, state: entity.state }));
  const recordFact = (transition: JobOrderTransition | null) => {
    if (transition !== null) entity.record(transition, `${transition.type}@${transition.at}`);
  };
  setHandler(organizationPaused, (isPaused) => {
    recordFact(decideOrderPause(entity.state, { isPaused, now: Date.now() }));
  });
  setHandler(agreementEnded, () => {
    recordFact(decideAgreementEnd(entity.state, Date.now()));
  });
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof jobOrder>({ checkpoint });
}

function createJobOrderEntity(checkpoint: JobOrderCheckpoint): JobOrderEntity {
  const { workflowId, runId } = workflowInfo();
  const entity: JobOrderEntity = new Entity(
    {
      project: (events) => projections.projectJobOrder({ workflowId, runId, events }),
      followUpsOf: orderFollowUpsOf,
      // Those of the checkpoint begin while the entity is constructed.
      runFollowUp: (followUp) => Promise.resolve().then(() => runWaveFollowUp(entity, followUp)),
      nextDeadline: nextOrderDeadline,
      decideDeadline: decideDue,
      nameOf: ({ status }) => status,
      isFinished: isOrderFinished,
    },
    checkpoint,
  );
  return entity;
}

function decideDue(state: JobOrderState, now: number): DueDeadline<JobOrderEventType, JobOrderState> | null {
  const transition = decideOrderDeadline(state, now);
  if (transition === null) return null;
  const wave = state.waves?.planned?.number ?? 0;
  const isWave = transition.type === 'waveStarted' || transition.type === 'waveSkipped';
  const cause = isWave ? `wave/${String(wave)}/${transition.type}` : `end@${nextOrderDeadline(state) ?? ''}`;
  return { transitions: [transition], cause };
}

function registerCommands(entity: JobOrderEntity): void {
  const lock = new Lock();
  const names = Object.keys(jobOrderUpdates) as JobOrderCommandName[];
  for (const name of names) registerCommand(entity, name, lock);
}

function registerCommand<N extends JobOrderCommandName>(entity: JobOrderEntity, name: N, lock: Lock): void {
  const decideAndRecord = (command: JobOrderCommands[N], updateId: string) => {
    const transition = decide(entity.state, { name, command });
    if (transition !== null) entity.record(transition, updateId);
  };
  const deleteOrder = (command: JobOrderCommands[N], updateId: string) =>
    lock.run(async () => {
      decide(entity.state, { name, command });
      const { onAssignment } = await projections.readAssignments({ orderId: entity.state.orderId });
      const problem = checkAssignments(onAssignment);
      if (problem !== undefined) throw refusal(problem);
      decideAndRecord(command, updateId);
    });
  entity.registerCommand(jobOrderUpdates[name], {
    validate: (command) => checkOrderCommand(entity.state, { name, command }),
    execute: name === 'deleteOrder' ? deleteOrder : decideAndRecord,
  });
}

function decide<N extends JobOrderCommandName>(
  state: JobOrderState,
  action: NamedOrderCommand<N>,
): JobOrderTransition | null {
  const decision = decideOrderCommand(state, action, Date.now());
  if ('refused' in decision) throw refusal(decision.refused);
  return decision.accepted;
}
