import { describe, expect, it } from '@jest/globals';
import { createBuckets } from '#platform/buckets';

describe('an allowance', () => {
  it('permits a burst and then a steady rate, separately for each caller', () => {
    let now = 0;
    const take = createBuckets({ burst: 3, perSecond: 2 }, () => now);

    const waits = [take('ann', 1), take('ann', 2), take('ann', 1), take('bob', 1)];
    now = 250;
    const early = take('ann', 1);
    now = 500;
    const inTime = take('ann', 1);

    expect(waits).toEqual([0, 0, 500, 0]);
    expect([early, inTime]).toEqual([250, 0]);
  });

  it('never exceeds the burst after a long idle time, and charges more for costly calls', () => {
    let now = 0;
    const take = createBuckets({ burst: 3, perSecond: 2 }, () => now);
    take('ann', 3);
    now = 60_000;

    expect([take('ann', 7), take('ann', 1)]).toEqual([0, 500]);
  });

  it('stays used up when many other callers arrive', () => {
    let now = 0;
    const take = createBuckets({ burst: 1, perSecond: 0.01 }, () => now);
    take('ann', 1);

    for (let other = 0; other < 3_000; other += 1, now += 10) take(`other ${String(other)}`, 1);

    expect(take('ann', 1)).toBe(70_000);
  });
});
