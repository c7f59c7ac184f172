import { setTimeout as pause } from 'node:timers/promises';
import { concurrently } from '../core/concurrently';
import type { hiringSteps } from '../core/hiring-steps';
import { type CpuMs, cpuPerItem, readCpu } from '../core/part-costs';

export type StepName = (typeof hiringSteps)[number];

/** One command of a hire. */
export interface Step {
  readonly name: StepName;
  readonly run: () => Promise<unknown>;
}

export interface Measured {
  readonly commandsPerSecond: number;
  /** Milliseconds from sending a command to its result. */
  readonly latencies: readonly { readonly step: StepName; readonly ms: number }[];
  /** Per command, including work that followed within the settling time. */
  readonly cpuMsPerCommand: CpuMs;
}

/** Runs the flows, a number of them at a time, then waits `settleMs` for work that follows. */
export async function measure(
  flows: readonly (readonly Step[])[],
  { concurrency, settleMs }: { concurrency: number; settleMs: number },
): Promise<Measured> {
  const latencies: Measured['latencies'][number][] = [];
  const before = readCpu();
  const start = performance.now();
  await concurrently(flows, concurrency, async (steps) => {
    for (const { name, run } of steps) {
      const sent = performance.now();
      await run();
      latencies.push({ step: name, ms: performance.now() - sent });
    }
  });
  const commandsPerSecond = (latencies.length * 1000) / (performance.now() - start);
  await pause(settleMs);
  const cpuMsPerCommand = cpuPerItem(before, latencies.length);
  return { commandsPerSecond, latencies, cpuMsPerCommand };
}
