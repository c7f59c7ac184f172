import type { Client } from '@temporalio/client';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { concurrently } from '../core/concurrently';
import { round } from '../core/figures';

const CONCURRENCY = 16;

/** The counted events of a workflow's history, by the name of their attributes. */
const counted = {
  workflowTasks: 'workflowTaskCompletedEventAttributes',
  /** A worker with the workflow in its cache did not take the task within ten seconds. */
  lateTasks: 'workflowTaskTimedOutEventAttributes',
  activities: 'activityTaskScheduledEventAttributes',
  timersStarted: 'timerStartedEventAttributes',
  timersCanceled: 'timerCanceledEventAttributes',
} as const;

/** Numbers of events in the histories of pipelines, as means per pipeline. */
export type Tasks = Readonly<Record<keyof typeof counted | 'events', number>>;

export async function countTasks(client: Client, driverIds: readonly string[]): Promise<Tasks> {
  const names = Object.keys(counted) as (keyof typeof counted)[];
  const sums = { workflowTasks: 0, lateTasks: 0, activities: 0, timersStarted: 0, timersCanceled: 0, events: 0 };
  await concurrently(driverIds, CONCURRENCY, async (driverId) => {
    const { events } = await client.workflow.getHandle(driverPipelineWorkflowId(driverId)).fetchHistory();
    sums.events += events?.length ?? 0;
    for (const event of events ?? []) for (const name of names) if (event[counted[name]]) sums[name] += 1;
  });
  const entries = Object.entries(sums).map(([name, sum]) => [name, round(sum / driverIds.length)]);
  return Object.fromEntries(entries) as Tasks;
}
