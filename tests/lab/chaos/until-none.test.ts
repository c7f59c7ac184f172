import { expect, it } from '@jest/globals';
import { untilNone } from '../../../lab/chaos/until-none';

it('compares again while a row is behind its workflow', async () => {
  const comparisons = [
    { lost: [], disagreeing: ['row 5, workflow 6'] },
    { lost: [], disagreeing: [] },
  ];
  let compared = 0;

  expect(await untilNone(() => Promise.resolve(comparisons[compared++] ?? { lost: ['one too many'] }))).toEqual({
    lost: [],
    disagreeing: [],
  });
  expect(compared).toBe(2);
});
