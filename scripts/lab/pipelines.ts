import type { Client } from '@temporalio/client';

import type { Db } from '#db/handle';
import { driverPipelineRow } from '#db/projections/driver-pipeline-row';
import { pipelineClocksOf } from '#domain/driver-pipeline/clocks';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { driverStages, stageTable, type DriverStage } from '#domain/drivers/stages';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { driverPipelineWorkflowType } from '#workflows/driver-pipeline/messages';

interface Wanted {
  readonly stages?: readonly DriverStage[];
  readonly count: number;
  /** Drivers whose pipelines are not asked for. */
  readonly without: ReadonlySet<string>;
}

/** Pipelines as they were imported, in those stages or in any, of which each still has a deadline to come. */
export async function findPipelines(
  db: Db,
  { stages = driverStages, count, without }: Wanted,
): Promise<DriverPipelineState[]> {
  const rows: { snapshot: DriverPipelineState }[] = await db('driver_pipelines')
    .whereIn('stage', stages)
    .where({ version: 1 })
    .orderBy('driver_id')
    .select('snapshot');
  // Who left the way, or was escalated and has no proof that ends, waits for nothing and arms no timer.
  const waiting = rows
    .map(({ snapshot }) => snapshot)
    .filter((state) => !without.has(state.driverId) && pipelineClocksOf(state).length > 0);
  if (waiting.length < count)
    throw new Error(`The world has ${String(waiting.length)} such drivers, ${String(count)} are needed`);
  return waiting.slice(0, count);
}

/** The same pipeline, entered so long ago that its stage comes over its target then; nothing else of it is to come. */
export const dueAt = (state: DriverPipelineState, at: number): DriverPipelineState => ({
  ...state,
  enteredAt: instantAfter(new Date(at).toISOString(), -stageTable[state.stage].targetDays * DAY_MS),
  contactAgainAt: null,
  snooze: null,
  expiries: {},
  expired: [],
  firedClocks: [],
});

/** Brings the row to another imported state, before its pipeline runs. */
export async function importPipeline(db: Db, state: DriverPipelineState): Promise<void> {
  await db('driver_pipelines').where({ driver_id: state.driverId }).update(driverPipelineRow(state));
}

/** Begins a pipeline with its imported state. */
export async function startPipeline(client: Client, state: DriverPipelineState): Promise<void> {
  await client.workflow.start(driverPipelineWorkflowType, {
    workflowId: driverPipelineWorkflowId(state.driverId),
    taskQueue: taskQueuesOf().workflows,
    args: [{ imported: { state } }],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

/** When the run's timer was armed; undefined before. */
export async function armedAt(client: Client, driverId: string): Promise<number | undefined> {
  const { events } = await client.workflow.getHandle(driverPipelineWorkflowId(driverId)).fetchHistory();
  const armed = events?.find(({ timerStartedEventAttributes: timer }) => timer !== null && timer !== undefined);
  const { seconds, nanos } = armed?.eventTime ?? {};
  return seconds ? Number(seconds) * 1000 + (nanos ?? 0) / 1_000_000 : undefined;
}
