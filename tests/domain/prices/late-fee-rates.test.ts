import { describe, expect, it } from '@jest/globals';
import { lateFeeAt, nextLateFeeAt } from '#domain/prices/late-fee-rates';

const version = (state: string | null, amount: number, [startsAt, endsAt]: readonly [string, string | null]) => ({
  ...{ id: `${state ?? 'all'} ${startsAt}`, state, amount, startsAt, endsAt },
});
const versions = [
  version(null, 150, ['2020-01-01', '2027-03-01']),
  version(null, 100, ['2027-03-01', null]),
  version('TX', 80, ['2027-02-01', '2027-04-01']),
  version('TX', 0, ['2027-04-01', null]),
];

describe('the late fee of a state', () => {
  it.each([
    [null, '2027-01-15', 150],
    ['TX', '2027-01-15', 150],
    ['TX', '2027-02-01', 80],
    ['TX', '2027-03-15', 80],
    ['TX', '2027-04-15', 0],
    ['CA', '2027-03-15', 100],
    ['CA', '2019-03-15', undefined],
  ])('of %s on %s is %s', (state, at, amount) => {
    expect(lateFeeAt(versions, state, at)?.amount).toBe(amount);
  });

  it.each([
    [null, '2027-01-15', 100],
    ['TX', '2027-01-15', 80],
    ['TX', '2027-02-15', 0],
    ['TX', '2027-05-15', undefined],
    ['CA', '2027-01-15', 100],
  ])('of %s after %s changes to %s', (state, at, amount) => {
    expect(nextLateFeeAt(versions, state, at)?.amount).toBe(amount);
  });
});
