import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import { pipelineDeadlinesOf } from '#domain/driver-pipeline/deadlines';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { type DriverStage, driverStages, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { readEnvironment } from '#platform/env';
import { DRIVER_PIPELINE_WORKFLOW_TYPE } from '#workflows/driver-pipeline/messages';

interface Wanted {
  readonly stages?: readonly DriverStage[];
  readonly count: number;
  /** Drivers to leave out. */
  readonly without: ReadonlySet<string>;
}

/** Imported pipelines in the given stages that have at least one future deadline. */
export async function findPipelines(
  db: Db,
  { stages = driverStages, count, without }: Wanted,
): Promise<DriverPipelineState[]> {
  const rows = await db('driver_pipelines')
    .whereIn('stage', stages)
    .where({ version: 1 })
    .orderBy('driver_id')
    .select('snapshot');
  // A pipeline that exited, or was escalated and has nothing that expires, starts no timer.
  const waiting = rows
    .map(({ snapshot }) => snapshot)
    .filter((state) => !without.has(state.driverId) && pipelineDeadlinesOf(state).length > 0);
  if (waiting.length < count)
    throw new Error(
      `The world has ${String(waiting.length)} such pipelines with a deadline, but ${String(count)} are needed`,
    );
  return waiting.slice(0, count);
}

/** The same pipeline with one deadline left: its stage exceeds its target at the given time. */
export const dueAt = (state: DriverPipelineState, at: number): DriverPipelineState => ({
  ...state,
  enteredAt: instantAfter(new Date(at).toISOString(), -stageTable[state.stage].targetDays * DAY_MS),
  contactAgainAt: null,
  snooze: null,
  expiries: {},
  expired: [],
  firedDeadlines: [],
});

/** Replaces the imported state in the row, before the pipeline's workflow starts. */
export async function importPipeline(db: Db, state: DriverPipelineState): Promise<void> {
  await db('driver_pipelines').where({ driver_id: state.driverId }).update(driverPipelineRow(state));
}

/** Starts a pipeline's workflow from its imported state. */
export async function startPipeline(client: Client, state: DriverPipelineState): Promise<void> {
  await client.workflow.start(DRIVER_PIPELINE_WORKFLOW_TYPE, {
    workflowId: driverPipelineWorkflowId(state.driverId),
    taskQueue: taskQueuesOf(readEnvironment().TASK_QUEUE_PREFIX).workflows,
    args: [{ checkpoint: { state } }],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

/** When the workflow's first timer was started; undefined if none was. */
export async function firstTimerStartedAt(client: Client, driverId: string): Promise<number | undefined> {
  const { events } = await client.workflow.getHandle(driverPipelineWorkflowId(driverId)).fetchHistory();
  const armed = events?.find(({ timerStartedEventAttributes: timer }) => timer !== null && timer !== undefined);
  const { seconds, nanos } = armed?.eventTime ?? {};
  return seconds ? Number(seconds) * 1000 + (nanos ?? 0) / 1_000_000 : undefined;
}
