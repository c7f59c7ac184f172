import { expect, it } from '@jest/globals';
import { readSize } from '../../../lab/core/run-size';

const sizes = { full: { drivers: 1000, rounds: 5 }, smoke: { drivers: 10, rounds: 1 } };

it('takes the full size, the small one, or single values', () => {
  expect(readSize(sizes, [])).toEqual(sizes.full);
  expect(readSize(sizes, ['--smoke'])).toEqual(sizes.smoke);
  expect(readSize(sizes, ['--smoke', '--drivers', '20'])).toEqual({ drivers: 20, rounds: 1 });
});

it('accepts the two dashes that npm passes on', () => {
  expect(readSize(sizes, ['--', '--drivers', '20'])).toEqual({ drivers: 20, rounds: 5 });
});

it.each([['0'], ['1.5'], ['many']])('refuses %s drivers', (drivers) => {
  expect(() => readSize(sizes, ['--drivers', drivers])).toThrow('--drivers must be a whole number, 1 or more');
});
