import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#db/core/listen';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { MINUTE_MS } from '#domain/shared/durations';
import { readEnvironment } from '#platform/env';
import type { Lab } from '../core/lab';
import { type CpuMs, cpuPerItem, readCpu } from '../core/part-costs';
import { dueAt, importPipeline } from '../core/pipelines';
import { logProgress } from '../core/progress';
import { startAll } from './pipeline-starts';
import { countTasks, type Tasks } from './pipeline-tasks';

const TIMEOUT_MS = 10 * MINUTE_MS;

export interface DueDelays {
  /** Time from a stage's due date to the commit of its event, in milliseconds. */
  readonly delays: readonly number[];
  /** CPU of each deadline, until the last event is committed. */
  readonly cpu: CpuMs;
  /** Of the whole workflow, from its start. */
  readonly tasks: Tasks;
}

interface DueTimes {
  readonly within: number;
  readonly startsPerSecond: number;
  readonly marginMs: number;
  /** Time for the tasks that follow the last event. */
  readonly settleMs: number;
}

/**
 * Imports pipelines whose stages exceed their targets soon, evenly spread over the given time, and waits until the events
 * are in the read models. The product adds no jitter.
 */
export async function importDuePipelines(
  lab: Lab,
  states: readonly DriverPipelineState[],
  { within, startsPerSecond, marginMs, settleMs }: DueTimes,
): Promise<DueDelays> {
  const first = Date.now() + marginMs + (2 * states.length * 1000) / startsPerSecond;
  const due = new Map(states.map(({ driverId }, index) => [driverId, first + (within * index) / states.length]));
  const soon = states.map((state) => dueAt(state, due.get(state.driverId) ?? first));
  for (const state of soon) await importPipeline(lab.db, state);
  const delays = new Map<string, number>();
  let cpu: CpuMs;
  const listener = await listen(readEnvironment().DATABASE_URL, {
    channel: 'gladhand_changes',
    onPayload: (payload) => {
      const { topic, id } = JSON.parse(payload) as { topic: string; id: string };
      const at = due.get(id);
      if (topic === 'driver' && at !== undefined && !delays.has(id)) delays.set(id, Date.now() - at);
    },
    onError: (error) => {
      logProgress(error.message);
    },
  });
  try {
    await startAll(lab, soon);
    if (Date.now() > first) throw new Error('The first pipelines were due before all workflows had started');
    logProgress(`${String(states.length)} pipelines fall due in ${String(Math.round((first - Date.now()) / 1000))} s`);
    await pause(first - Date.now());
    const cpuBefore = readCpu();
    await waitForDelays(delays, states.length, first + within + TIMEOUT_MS);
    cpu = cpuPerItem(cpuBefore, states.length);
  } finally {
    await listener.close();
  }
  await requireEvents(lab, [...due.keys()]);
  await pause(settleMs);
  return { delays: [...delays.values()], cpu, tasks: await countTasks(lab.temporal, [...due.keys()]) };
}

async function waitForDelays(delays: ReadonlyMap<string, number>, count: number, until: number): Promise<void> {
  while (delays.size < count) {
    if (Date.now() > until) throw new Error(`${String(count - delays.size)} deadlines did not fire`);
    await pause(100);
  }
}

/** Requires exactly one overdue event per driver. */
async function requireEvents({ db }: Lab, driverIds: readonly string[]): Promise<void> {
  const rows = await db('workflow_events')
    .whereIn('driver_id', driverIds)
    .where('seq', '>', 1)
    .groupBy('type')
    .select<{ type: string; count: number }[]>('type', db.raw('count(*)::int as count'));
  const [row, ...others] = rows;
  if (row?.type !== 'stageOverdue' || row.count !== driverIds.length || others.length > 0) {
    throw new Error(`${String(driverIds.length)} pipelines were due, but the events are ${JSON.stringify(rows)}`);
  }
}
