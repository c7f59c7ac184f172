import { setTimeout as pause } from 'node:timers/promises';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { concurrently } from '../core/concurrently';
import type { Lab } from '../core/lab';
import { type CpuMs, cpuPerItem, readCpu } from '../core/part-costs';
import { firstTimerStartedAt, startPipeline } from '../core/pipelines';
import { logProgress } from '../core/progress';

const CONCURRENCY = 32;
const POLL_INTERVAL_MS = 200;

export interface Starts {
  /** Pipelines started per second, measured until the last timer is started. */
  readonly perSecond: number;
  /** CPU of each start. */
  readonly cpu: CpuMs;
}

/** Starts all pipelines and waits until each has started its timer. */
export async function startAll({ temporal }: Lab, states: readonly DriverPipelineState[]): Promise<Starts> {
  logProgress(`starting ${String(states.length)} pipelines`);
  const cpuBefore = readCpu();
  const startedAt = Date.now();
  await concurrently(states, CONCURRENCY, (state) => startPipeline(temporal, state));
  const last = states.at(-1);
  if (last !== undefined) await timerStarted({ temporal }, last);
  const cpu = cpuPerItem(cpuBefore, states.length);
  // Server and bench share one clock. Timers are checked after all starts, so that polling does not slow them down.
  let ended = startedAt;
  await concurrently(states, CONCURRENCY, async (state) => {
    ended = Math.max(ended, await timerStarted({ temporal }, state));
  });
  return { perSecond: (states.length * 1000) / (ended - startedAt), cpu };
}

async function timerStarted({ temporal }: Pick<Lab, 'temporal'>, { driverId }: DriverPipelineState): Promise<number> {
  for (;;) {
    const at = await firstTimerStartedAt(temporal, driverId);
    if (at !== undefined) return at;
    await pause(POLL_INTERVAL_MS);
  }
}
