import type { Client } from '@temporalio/client';
import { adverseActionWorkflowId } from '#domain/adverse-actions/ids';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { isFinished } from '#domain/candidacies/state-table';
import { accessWorkflowId } from '#domain/dq-access/ids';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { verificationWorkflowId } from '#domain/employment-verifications/ids';
import { isOrderFinished } from '#domain/job-orders/decide';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import type { UpdateOf, WorkflowCommands } from '#platform/workflow-commands';
import { ADVERSE_ACTION_WORKFLOW_TYPE } from '#workflows/adverse-action/messages';
import { CANDIDACY_WORKFLOW_TYPE, candidacyUpdates } from '#workflows/candidacy/messages';
import { DQ_ACCESS_WORKFLOW_TYPE } from '#workflows/dq-access/messages';
import { DRIVER_PIPELINE_WORKFLOW_TYPE } from '#workflows/driver-pipeline/messages';
import { EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE } from '#workflows/employment-verification/messages';
import { JOB_ORDER_WORKFLOW_TYPE, jobOrderUpdates } from '#workflows/job-order/messages';
import { accessHistoriesOf } from './accesses';
import { candidacyIdOf, commandBase } from './candidacy-history';
import type { CandidacyPlan } from './candidacy-plans';
import { scripts } from './candidacy-scripts';
import { concurrently } from './concurrently';
import { createCommand, opsCommand } from './order-history';
import type { OrderPlan } from './order-plans';
import { Random } from './random';
import { verificationHistoriesOf } from './verifications/histories';
import { candidacyContextOf, type World } from './world';

const CONCURRENCY = 16;

/** Starts workflows for imported orders, candidacies, pipelines, accesses to files and verifications, each from its state. */
export async function startImported(
  client: Client,
  taskQueue: string,
  world: Pick<World, 'drivers' | 'orders' | 'candidacies' | 'carriers' | 'size'>,
): Promise<number> {
  const { drivers, orders, candidacies } = world;
  const pipelineRuns = drivers.map(({ id, state }) => ({
    type: DRIVER_PIPELINE_WORKFLOW_TYPE,
    workflowId: driverPipelineWorkflowId(id),
    state,
  }));
  const orderRuns = orders
    .filter(({ state }) => !isOrderFinished(state))
    .map(({ plan, state }) => ({ type: JOB_ORDER_WORKFLOW_TYPE, workflowId: jobOrderWorkflowId(plan.id), state }));
  const candidacyRuns = candidacies
    .filter(({ state }) => !isFinished(state))
    .map(({ context: { orderId, driverId }, state }) => ({
      type: CANDIDACY_WORKFLOW_TYPE,
      workflowId: candidacyWorkflowId(orderId, driverId),
      state,
    }));
  const accessRuns = accessHistoriesOf(world).map(({ state }) => ({
    type: DQ_ACCESS_WORKFLOW_TYPE,
    workflowId: accessWorkflowId(state.organizationId, state.driverId),
    state,
  }));
  const verificationRuns = verificationHistoriesOf(world).map(({ state }) => ({
    type: EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE,
    workflowId: verificationWorkflowId(state.organizationId, state.employmentHistoryId),
    state,
  }));
  const runs = [...orderRuns, ...candidacyRuns, ...pipelineRuns, ...accessRuns, ...verificationRuns];
  await concurrently(runs, CONCURRENCY, async ({ type, workflowId, state }) => {
    const args = [{ checkpoint: { state } }];
    await client.workflow.start(type, { workflowId, taskQueue, args, workflowIdConflictPolicy: 'USE_EXISTING' });
  });
  return runs.length;
}

/** Starts the workflows of stored adverse actions, each from its state. */
export async function startAdverseActions(
  client: Client,
  taskQueue: string,
  states: readonly AdverseActionState[],
): Promise<number> {
  for (const state of states) {
    const workflowId = adverseActionWorkflowId(state.candidacyId);
    await client.workflow.start(ADVERSE_ACTION_WORKFLOW_TYPE, {
      workflowId,
      taskQueue,
      args: [{ checkpoint: { state } }],
    });
  }
  return states.length;
}

/** Creates today's orders and candidacies by sending the commands that people would send. */
export async function createNew(commands: WorkflowCommands, world: World): Promise<number> {
  const { newOrders, newCandidacies, ops } = world;
  await concurrently(newOrders, CONCURRENCY, (plan) => createOrder(commands, plan, ops.id));
  await concurrently(newCandidacies, CONCURRENCY, (plan) => createCandidacy(commands, plan, world));
  return newOrders.length + newCandidacies.length;
}

async function createOrder(commands: WorkflowCommands, plan: OrderPlan, opsId: string): Promise<void> {
  const workflowId = jobOrderWorkflowId(plan.id);
  const start = { workflowType: JOB_ORDER_WORKFLOW_TYPE, args: [{ orderId: plan.id }] };
  const updateId = `seed/${plan.id}`;
  await commands.update(workflowId, jobOrderUpdates.createOrder, {
    command: createCommand(plan),
    updateId: `${updateId}/create`,
    start,
  });
  if (plan.fate !== 'active') return;
  await commands.update(workflowId, jobOrderUpdates.acceptOrder, {
    command: opsCommand(opsId),
    updateId: `${updateId}/accept`,
  });
}

async function createCandidacy(commands: WorkflowCommands, plan: CandidacyPlan, { size }: World): Promise<void> {
  const context = candidacyContextOf(plan);
  const { orderId, driverId, zone } = context;
  const candidacyId = candidacyIdOf(context);
  const random = Random.of(size.seed, 'script', orderId, driverId);
  const steps = scripts[plan.script]({ random, now: Date.now(), candidacyId, zone, earliest: plan.order.acceptedAt });
  const start = { workflowType: CANDIDACY_WORKFLOW_TYPE, args: [{ candidacyId, orderId, driverId }] };
  for (const [index, step] of steps.entries()) {
    if (!('command' in step)) continue;
    await sendCommand(commands, step.command, {
      workflowId: candidacyWorkflowId(orderId, driverId),
      command: { ...base(step.command), ...ids(step.command), ...step.details },
      options: { updateId: `seed/${candidacyId}/${String(index)}`, ...(index === 0 ? { start } : {}) },
    });
  }

  function base(name: CandidacyCommandName) {
    return commandBase(context, { round: 1, interview: null, offer: undefined }, name);
  }
  function ids(name: CandidacyCommandName) {
    return name === 'invite' || name === 'request' ? { orderId, driverId } : {};
  }
}

interface CommandToSend {
  readonly workflowId: string;
  readonly command: object;
  readonly options: Pick<UpdateOf<unknown>, 'updateId' | 'start'>;
}

async function sendCommand<N extends CandidacyCommandName>(
  commands: WorkflowCommands,
  name: N,
  { workflowId, command, options }: CommandToSend,
): Promise<void> {
  await commands.update(workflowId, candidacyUpdates[name], {
    ...options,
    command: command as CandidacyCommands[N],
  });
}
