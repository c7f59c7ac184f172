import { expect, it } from '@jest/globals';
import { parseStat } from '../../../lab/core/processor-time';

it('reads process group and CPU time, also of a process with spaces and parentheses in its name', () => {
  const times = '0 -1 4194560 100 200 0 0 123 45 6 7 20 0 11 0 5000';
  expect(parseStat(`4711 (node) S 1 4700 4700 ${times}`)).toEqual({ group: 4700, ms: 1680 });
  expect(parseStat(`4712 (a) b (c)) R 1 4701 4701 ${times}`)).toEqual({ group: 4701, ms: 1680 });
});

it('counts nothing for a process that has ended', () => {
  expect(parseStat('')).toEqual({ group: 0, ms: 0 });
});
