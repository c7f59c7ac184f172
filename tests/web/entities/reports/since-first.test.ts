import { describe, expect, it } from '@jest/globals';
import { sinceFirst } from '#web/entities/reports/since-first';

describe('the weeks of a chart', () => {
  it.each([
    [
      [0, 0, 0, 0, 0, 0, 3, 1, 0, 2, 0],
      [3, 1, 0, 2, 0],
    ],
    [
      [5, 0, 0, 0, 0],
      [5, 0, 0, 0, 0],
    ],
    // A line of one point would not be seen.
    [
      [0, 0, 0, 0, 0, 0, 7],
      [0, 0, 0, 7],
    ],
    [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    [
      [0, 4],
      [0, 4],
    ],
    [[], []],
  ])('of %j are %j', (weeks, shown) => {
    expect(sinceFirst(weeks, (figure) => figure > 0)).toEqual(shown);
  });
});
