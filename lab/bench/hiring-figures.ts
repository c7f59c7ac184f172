import { median, percentile, round } from '../core/figures';
import { hiringSteps } from '../core/hiring-steps';
import type { CpuMs } from '../core/part-costs';
import type { HireActivities } from './hiring-activities';
import type { Measured, StepName } from './hiring-measure';

export const methods = ['http', 'updates', 'reference'] as const;
export type Method = (typeof methods)[number];

/** The measurements of each method, one of each kind per round. */
export type Results = Readonly<
  Record<Method, { readonly crowd: readonly Measured[]; readonly lone: readonly Measured[] }>
>;

/** A percentile of each measurement, of all commands or of one, as the median over the rounds. */
function latency(runs: readonly Measured[], share: number, step?: StepName): number {
  const timesOf = ({ latencies }: Measured): number[] =>
    latencies.filter((item) => step === undefined || item.step === step).map(({ ms }) => ms);
  return median(runs.map((run) => percentile(timesOf(run), share)));
}

const rate = (runs: readonly Measured[]): number => median(runs.map(({ commandsPerSecond }) => commandsPerSecond));

function cpu(runs: readonly Measured[], part: keyof CpuMs): number | null {
  const values = runs.map(({ cpuMsPerCommand }) => cpuMsPerCommand[part]).filter((value) => value !== null);
  return values.length === 0 ? null : round(median(values), 1);
}

const cpuOf = (runs: readonly Measured[]): CpuMs => ({
  worker: cpu(runs, 'worker'),
  api: cpu(runs, 'api'),
  temporal: cpu(runs, 'temporal'),
});

/** One row per method. */
export const methodRows = (results: Results): object[] =>
  methods.map((method) => {
    const { crowd, lone } = results[method];
    return {
      method,
      'commands/s': round(rate(crowd), 1),
      'p50 ms': round(latency(crowd, 0.5), 1),
      'p99 ms': round(latency(crowd, 0.99), 1),
      'lone p50 ms': round(latency(lone, 0.5), 1),
      'lone p99 ms': round(latency(lone, 0.99), 1),
    };
  });

interface CommandTimes {
  readonly loneP50Ms: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Times of each command over HTTP. */
function commandTimes({ http: { crowd, lone } }: Results): Record<StepName, CommandTimes> {
  const timesOf = (step: StepName): CommandTimes => ({
    loneP50Ms: round(latency(lone, 0.5, step), 1),
    p50Ms: round(latency(crowd, 0.5, step), 1),
    p99Ms: round(latency(crowd, 0.99, step), 1),
  });
  return Object.fromEntries(hiringSteps.map((step) => [step, timesOf(step)])) as Record<StepName, CommandTimes>;
}

/** One row per command over HTTP. */
export const commandRows = (results: Results): object[] =>
  Object.entries(commandTimes(results)).map(([command, { loneP50Ms, p50Ms, p99Ms }]) => ({
    command,
    'lone p50 ms': loneP50Ms,
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
  }));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of docs/performance.md#hiring-npm-run-bench----hiring. */
export function hiringFigures(results: Results, activities: readonly HireActivities[]) {
  const { http, updates, reference } = results;
  return {
    throughputRatio: round(rate(http.crowd) / rate(updates.crowd)),
    loneRatio: round(latency(http.lone, 0.5) / latency(updates.lone, 0.5)),
    floorRatio: round(rate(http.crowd) / rate(reference.crowd)),
    loneFloorRatio: round(latency(http.lone, 0.5, 'acceptInvite') / latency(reference.lone, 0.5)),
    activitiesPerHire: round(mean(activities.map(({ wholeHire }) => wholeHire)), 1),
    activitiesOfHireCommand: round(mean(activities.map(({ hireCommand }) => hireCommand)), 1),
    cpuMsPerCommand: cpuOf(http.crowd),
    commands: commandTimes(results),
  };
}
