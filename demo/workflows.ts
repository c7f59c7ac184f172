import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
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
import { ProblemError } from '#domain/problems';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations';
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
import { MAX_IN_FLIGHT, type Pace } from './pace';
import { Random } from './random';
import { verificationHistoriesOf } from './verifications/histories';
import { candidacyContextOf, type World } from './world';

/** A workflow that continues from an imported state. */
export interface ImportedRun {
  readonly type: string;
  readonly workflowId: string;
  readonly state: unknown;
}

/** The server, the queue and the pace for starting workflows. */
export interface Starting {
  readonly client: Client;
  readonly taskQueue: string;
  readonly pace: Pace;
  readonly report: (line: string) => void;
}

/** The workflows of imported pipelines. The first command to a pipeline starts its workflow, too. */
export const pipelineRuns = ({ drivers }: Pick<World, 'drivers'>): ImportedRun[] =>
  drivers.map(({ id, state }) => ({
    type: DRIVER_PIPELINE_WORKFLOW_TYPE,
    workflowId: driverPipelineWorkflowId(id),
    state,
  }));

/** The workflows of imported orders, candidacies, accesses to files and verifications. */
export function hiringRuns(
  world: Pick<World, 'drivers' | 'orders' | 'candidacies' | 'carriers' | 'size'>,
): ImportedRun[] {
  const { orders, candidacies } = world;
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
  return [...orderRuns, ...candidacyRuns, ...accessRuns, ...verificationRuns];
}

/** The workflows of stored adverse actions. */
export const adverseActionRuns = (states: readonly AdverseActionState[]): ImportedRun[] =>
  states.map((state) => ({
    type: ADVERSE_ACTION_WORKFLOW_TYPE,
    workflowId: adverseActionWorkflowId(state.candidacyId),
    state,
  }));

const CALL_DEADLINE_MS = MINUTE_MS;
const RUNS_PER_LINE = 100;

/** Starts each workflow from its state, unless it runs or has run: then it knows more than the import. */
export async function startImported(starting: Starting, runs: readonly ImportedRun[]): Promise<number> {
  const { client, pace, report } = starting;
  let started = 0;
  await concurrently(runs, MAX_IN_FLIGHT, async (run) => {
    await pace.run(() => client.withDeadline(Date.now() + CALL_DEADLINE_MS, () => startOnce(starting, run)));
    started += 1;
    if (started % RUNS_PER_LINE === 0) report(`  Started ${String(started)} of ${String(runs.length)} workflows`);
  });
  return runs.length;
}

async function startOnce({ client, taskQueue }: Starting, { type, workflowId, state }: ImportedRun): Promise<void> {
  try {
    await client.workflow.start(type, {
      workflowId,
      taskQueue,
      args: [{ checkpoint: { state } }],
      workflowIdConflictPolicy: 'USE_EXISTING',
      // A workflow that a person's command started may have ended already.
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/**
 * Creates today's orders and candidacies by sending the commands that people would send. Each has the same id every time, so
 * that repeating it does nothing. A command is refused only by mistake, unless the world was begun on an earlier day: then a
 * card or an invitation may have expired since, and the candidacy stays as it is.
 */
export async function createNew(commands: WorkflowCommands, world: World): Promise<number> {
  const { newOrders, newCandidacies, ops, size } = world;
  await concurrently(newOrders, MAX_IN_FLIGHT, (plan) => createOrder(commands, plan, ops.id));
  await concurrently(newCandidacies, MAX_IN_FLIGHT, async (plan) => {
    try {
      await createCandidacy(commands, plan, world);
    } catch (error) {
      if (!(error instanceof ProblemError) || Date.now() < size.now + DAY_MS) throw error;
    }
  });
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
