import { setTimeout as pause } from 'node:timers/promises';
import { concurrently } from '../core/concurrently';
import type { hiringSteps } from '../core/hiring-steps';
import type { PartName } from '../core/processes';
import { processorMs } from '../core/processor-time';

export type StepName = (typeof hiringSteps)[number];

/** One command of a hire. */
export interface Step {
  readonly name: StepName;
  readonly run: () => Promise<unknown>;
}

const measuredParts = { worker: 'The worker', api: 'The API', temporal: 'Temporal' } as const satisfies Record<
  string,
  PartName
>;

/** Milliseconds of CPU by process; null where the system does not report it. */
export type CpuMs = Readonly<Record<keyof typeof measuredParts, number | null>>;

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
  const after = readCpu();
  const perCommand = (part: keyof CpuMs): number | null => {
    const [from, to] = [before[part], after[part]];
    return from === null || to === null ? null : (to - from) / latencies.length;
  };
  const cpuMsPerCommand = { worker: perCommand('worker'), api: perCommand('api'), temporal: perCommand('temporal') };
  return { commandsPerSecond, latencies, cpuMsPerCommand };
}

const readCpu = (): CpuMs => ({
  worker: processorMs(measuredParts.worker),
  api: processorMs(measuredParts.api),
  temporal: processorMs(measuredParts.temporal),
});
