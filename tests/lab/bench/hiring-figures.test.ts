import { expect, it } from '@jest/globals';
import { commandRows, hiringFigures, methodRows, type Results } from '../../../lab/bench/hiring-figures';
import type { Measured } from '../../../lab/bench/hiring-measure';
import { hiringSteps } from '../../../lab/core/hiring-steps';

/** A measurement in which each command takes 10 ms longer than the one before. */
const measured = (firstMs: number, commandsPerSecond: number, cpuMs: number | null = null): Measured => ({
  commandsPerSecond,
  latencies: hiringSteps.map((step, index) => ({ step, ms: firstMs + 10 * index })),
  cpuMsPerCommand: { worker: cpuMs, api: cpuMs, temporal: cpuMs },
});

const results: Results = {
  http: { crowd: [measured(100, 30, 12), measured(200, 50, 16), measured(300, 40, 14)], lone: [measured(40, 20)] },
  updates: { crowd: [measured(100, 50)], lone: [measured(30, 25)] },
  reference: { crowd: [measured(20, 80)], lone: [measured(5, 100)] },
};
const activities = [
  { wholeHire: 8, hireCommand: 5 },
  { wholeHire: 9, hireCommand: 4 },
];

it('compares commands over HTTP with Updates and with the reference, as medians over the rounds', () => {
  expect(hiringFigures(results, activities)).toMatchObject({
    throughputRatio: 0.8,
    loneRatio: 1.2,
    floorRatio: 0.5,
    // acceptInvite alone over HTTP takes 50 ms, the median command of the reference 25.
    loneFloorRatio: 2,
    activitiesPerHire: 8.5,
    activitiesOfHireCommand: 4.5,
    cpuMsPerCommand: { worker: 14, api: 14, temporal: 14 },
  });
});

it('reports each command by name', () => {
  const { commands } = hiringFigures(results, activities);
  expect(Object.keys(commands)).toEqual([...hiringSteps]);
  expect(commands.hire).toEqual({ loneP50Ms: 80, p50Ms: 240, p99Ms: 240 });
  expect(commandRows(results)[4]).toEqual({ command: 'hire', 'lone p50 ms': 80, 'p50 ms': 240, 'p99 ms': 240 });
  expect(methodRows(results)).toHaveLength(3);
});

it('has no CPU times on a system that does not report them', () => {
  const http = { crowd: [measured(100, 30)], lone: [measured(40, 20)] };
  const { cpuMsPerCommand } = hiringFigures({ ...results, http }, activities);
  expect(cpuMsPerCommand).toEqual({ worker: null, api: null, temporal: null });
});
