import { expect, it } from '@jest/globals';
import { judgeCounts } from '../../../lab/chaos/counted-facts';

it('finds what is there too often and too seldom', () => {
  const facts = [
    { what: 'payouts of a week', expected: 1, found: 1 },
    { what: 'payouts of another week', expected: 1, found: 2 },
    { what: 'emails about it', expected: 2, found: 0 },
  ];

  expect(judgeCounts(facts)).toEqual({
    doubled: ['payouts of another week: 2 instead of 1'],
    missing: ['emails about it: 0 instead of 2'],
  });
});
