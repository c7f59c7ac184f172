import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { median, percentile, printFigures, round } from '../../../lab/core/figures';

beforeEach(() => {
  for (const method of ['table', 'log'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('prints figures as one line of JSON, with null for what a system does not report', () => {
  printFigures([], { bench: 'auth', p99Ms: 1.5, cpuMs: { api: null }, rounds: [1, 2] });

  expect(console.log).toHaveBeenCalledWith('{"bench":"auth","p99Ms":1.5,"cpuMs":{"api":null},"rounds":[1,2]}');
});

it.each([
  ['a median of no values', { listMs: round(median([])) }, 'listMs'],
  [
    'a percentile of no values in a part',
    { commands: { hire: { p99Ms: percentile([], 0.99) } } },
    'commands.hire.p99Ms',
  ],
  ['a number per row of a table without rows', { bytesPerRow: round(8_192 / 0) }, 'bytesPerRow'],
  ['one of several rounds', { ratios: [1, Number.NaN] }, 'ratios.1'],
])('fails a run with %s', (_what, figures, name) => {
  expect(() => printFigures([], figures)).toThrow(`Nothing was measured for: ${name}`);
});
