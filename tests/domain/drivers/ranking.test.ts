import { describe, expect, it } from '@jest/globals';
import { type DriverSort, missesOf, rankDrivers, type RankedDriver } from '#domain/drivers/ranking';

const aDriver = (driverId: string, more: Partial<RankedDriver> = {}): RankedDriver => ({
  driverId,
  distanceMiles: 10,
  isReadyForDispatch: true,
  isHired: false,
  experienceMonths: 12,
  failed: 0,
  near: 0,
  ...more,
});

const ranked = (drivers: readonly RankedDriver[], sort: DriverSort) =>
  rankDrivers(drivers, sort).map(({ driverId }) => driverId);

describe('drivers are sorted', () => {
  it('by match: failed criteria, near misses, readiness, distance', () => {
    const drivers = [
      aDriver('fails one', { failed: 1, distanceMiles: 1 }),
      aDriver('two near misses', { near: 2, distanceMiles: 1 }),
      aDriver('a near miss', { near: 1, distanceMiles: 1 }),
      aDriver('not ready', { isReadyForDispatch: false, distanceMiles: 1 }),
      aDriver('far', { distanceMiles: 80 }),
      aDriver('close', { distanceMiles: 5 }),
    ];

    expect(ranked(drivers, 'match')).toEqual([
      'close',
      'far',
      'not ready',
      'a near miss',
      'two near misses',
      'fails one',
    ]);
  });

  it('by experience, then by distance', () => {
    const drivers = [
      aDriver('new', { experienceMonths: 0, distanceMiles: 1 }),
      aDriver('far', { experienceMonths: 60, distanceMiles: 40 }),
      aDriver('close', { experienceMonths: 60, distanceMiles: 4 }),
    ];

    expect(ranked(drivers, 'experience')).toEqual(['close', 'far', 'new']);
  });

  it('by availability: ready now, not ready yet, hired', () => {
    const drivers = [
      aDriver('hired', { isHired: true, distanceMiles: 1 }),
      aDriver('not ready', { isReadyForDispatch: false, distanceMiles: 2 }),
      aDriver('ready', { distanceMiles: 30 }),
    ];

    expect(ranked(drivers, 'availability')).toEqual(['ready', 'not ready', 'hired']);
  });

  it('by id where all else is equal', () => {
    for (const sort of ['match', 'experience', 'availability'] as const) {
      expect(ranked([aDriver('b'), aDriver('a'), aDriver('c')], sort)).toEqual(['a', 'b', 'c']);
    }
  });

  it('by distance as they are: nearest first', () => {
    expect(ranked([aDriver('b'), aDriver('a', { failed: 2 }), aDriver('c')], 'distance')).toEqual(['b', 'a', 'c']);
  });
});

it('counts failed criteria and near misses', () => {
  const results = ['pass', 'near', 'fail', 'near'] as const;
  const fit = results.map((result) => ({ criterion: 'shift' as const, result, detail: {} }));

  expect(missesOf(fit)).toEqual({ failed: 1, near: 2 });
});
