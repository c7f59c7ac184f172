import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { enoughExperience } from '#domain/drivers/experience';
import { fitOf, fits } from '#domain/drivers/fit';
import type { DriverFacts, FitCriterion, FitInput } from '#domain/drivers/fit-facts';
import { emptyWorkRecord } from '#domain/drivers/work-record';

const driver: DriverFacts = {
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T'],
  transmissions: ['automatic', 'manual'],
  shifts: ['AM'],
  birthDate: '1990-06-15',
  experienceMonths: 36,
  lastDroveOn: null,
  workRecord: emptyWorkRecord,
  freightLevels: [],
  freightTypes: [],
};
const question: FitInput = {
  driver,
  proofs: { license: null, isTwicExpired: false },
  order: {
    driverClass: 'driverLicenseClassA',
    orderAssignmentType: 'local',
    endorsements: [],
    equipmentTransmission: ['automatic'],
    isInterstate: true,
    scheduleType: 'WEEK_SCHEDULE',
    shiftType: 'AM',
    freightLevel: 'no-touch',
    equipment: ['Sleeper Cab'],
  },
  criteria: null,
  distanceMiles: 20,
  today: '2026-11-21',
};
const month = 30.4375 * 86_400;
const experience = (months: number, window: number) => ({
  minAge: 0,
  minExperienceInSeconds: months * month,
  experienceWindowInSeconds: window * month,
});

interface Changes {
  proofs?: Partial<FitInput['proofs']>;
  driver?: Partial<DriverFacts>;
  order?: Partial<FitInput['order']>;
  criteria?: FitInput['criteria'];
  distanceMiles?: number;
}
const lines = ({ driver: held, proofs, order, ...rest }: Changes) =>
  fitOf({
    ...question,
    ...rest,
    proofs: { ...question.proofs, ...proofs },
    driver: { ...driver, ...held },
    order: { ...question.order, ...order },
  });
const result = (criterion: FitCriterion, changes: Changes) =>
  lines(changes).find((line) => line.criterion === criterion)?.result;

describe('fit', () => {
  it('leaves out criteria that the order does not have', () => {
    expect(lines({}).map(({ criterion }) => criterion)).toEqual([
      'class',
      'transmission',
      'age',
      'distance',
      'freightLevel',
    ]);
  });

  it('compares with the own criteria of the order, and with those of the organization if it has none', () => {
    const criteria = { ...experience(0, 0), minAge: 40 };
    const own = { ...experience(0, 0), minAge: 25 };

    expect(result('age', { criteria })).toBe('fail');
    expect(result('age', { criteria, order: { matchCriteria: own } })).toBe('pass');
    expect(result('age', { criteria: null, order: { matchCriteria: criteria } })).toBe('fail');
    expect(result('age', { criteria, order: { matchCriteria: null } })).toBe('fail');
  });

  it('fails for an expired or rejected license', () => {
    expect(lines({ proofs: { license: 'expired' } })[0]).toEqual({
      criterion: 'license',
      result: 'fail',
      detail: { problem: 'expired' },
    });
    expect(fits(lines({ proofs: { license: 'rejected' } }))).toBe(false);
    expect(fits(lines({}))).toBe(true);
  });

  it('requires a TWIC card on a drayage order, even if it is not among the endorsements', () => {
    const drayage = { orderAssignmentType: 'drayageTWIC' } as const;

    expect(result('twic', { order: drayage })).toBe('fail');
    expect(result('twic', { order: drayage, driver: { endorsements: ['TC'] } })).toBe('pass');
    expect(result('twic', { order: drayage, driver: { endorsements: ['TC'] }, proofs: { isTwicExpired: true } })).toBe(
      'fail',
    );
    expect(result('twic', { order: { endorsements: ['TC'] } })).toBe('fail');
    expect(result('endorsements', { order: { endorsements: ['TC'] } })).toBeUndefined();
    expect(result('twic', {})).toBeUndefined();
  });

  it('fails if one criterion fails, and near misses count as fitting', () => {
    expect(fits(lines({}))).toBe(true);
    expect(fits(lines({ distanceMiles: 80 }))).toBe(true);
    expect(fits(lines({ distanceMiles: 120 }))).toBe(false);
  });

  it.each([
    ['driverLicenseClassA', 'driverLicenseClassC', 'pass'],
    ['driverLicenseClassA', 'driverLicenseClassB', 'pass'],
    ['driverLicenseClassB', 'driverLicenseClassC', 'pass'],
    ['driverLicenseClassB', 'driverLicenseClassA', 'fail'],
    ['driverLicenseClassC', 'driverLicenseClassB', 'fail'],
  ] as const)('of class %s for class %s: %s', (licenseClass, driverClass, expected) => {
    expect(result('class', { driver: { licenseClass }, order: { driverClass } })).toBe(expected);
  });

  it.each([
    [['X'], ['H'], 'pass'],
    [['X'], ['N', 'H'], 'pass'],
    [['H'], ['X'], 'fail'],
    [['N'], ['X'], 'fail'],
    [['H', 'N'], ['X'], 'pass'],
    [['X'], ['X'], 'pass'],
    [['H', 'N'], ['H', 'N', 'X'], 'pass'],
    [['H', 'T'], ['X', 'T'], 'fail'],
    [['T'], ['T', 'N'], 'fail'],
  ] as const)('of endorsements %j for %j: %s', (endorsements, needed, expected) => {
    expect(result('endorsements', { driver: { endorsements }, order: { endorsements: needed } })).toBe(expected);
  });

  it.each([
    [['manual'], ['automatic'], 'pass'],
    [['automatic'], ['automatic', 'manual'], 'near'],
    [['automatic'], ['manual'], 'fail'],
  ] as const)('of transmissions %j for %j: %s', (transmissions, needed, expected) => {
    expect(result('transmission', { driver: { transmissions }, order: { equipmentTransmission: needed } })).toBe(
      expected,
    );
  });

  it.each([
    { held: [36, null], required: [24, 36], expected: 'pass' },
    { held: [36, null], required: [38, 48], expected: 'near' },
    { held: [36, null], required: [48, 60], expected: 'fail' },
    // Half a year without driving leaves 30 of the last 36 months.
    { held: [36, '2026-05-21'], required: [36, 36], expected: 'fail' },
    { held: [36, '2026-05-21'], required: [24, 36], expected: 'pass' },
  ] as const)('of experience $held for $required: $expected', ({ held, required, expected }) => {
    const [experienceMonths, lastDroveOn] = held;

    expect(
      result('experience', {
        driver: { experienceMonths, lastDroveOn },
        criteria: experience(required[0], required[1]),
      }),
    ).toBe(expected);
  });

  it.each([
    { birthDate: '2005-11-21', isInterstate: true, endorsements: [], expected: 'pass' },
    { birthDate: '2005-11-22', isInterstate: true, endorsements: [], expected: 'fail' },
    { birthDate: '2006-06-01', isInterstate: false, endorsements: [], expected: 'pass' },
    { birthDate: '2006-06-01', isInterstate: false, endorsements: ['H'], expected: 'fail' },
    { birthDate: '2006-06-01', isInterstate: false, endorsements: ['X'], expected: 'fail' },
    { birthDate: '2009-01-01', isInterstate: false, endorsements: [], expected: 'fail' },
  ] as const)('of a driver born $birthDate, interstate $isInterstate, with $endorsements: $expected', (row) => {
    const { birthDate, expected, ...order } = row;

    expect(result('age', { driver: { birthDate }, order })).toBe(expected);
  });

  it("requires the carrier's own minimum age if it is higher", () => {
    const criteria = { minAge: 25, minExperienceInSeconds: 0, experienceWindowInSeconds: 0 };

    expect(result('age', { driver: { birthDate: '2003-01-01' }, criteria })).toBe('fail');
  });

  it('compares the shift only for orders by shift', () => {
    expect(result('shift', { order: { scheduleType: 'SHIFT_TYPE', shiftType: 'Night' } })).toBe('near');
    expect(result('shift', { order: { scheduleType: 'SHIFT_TYPE', shiftType: 'AM' } })).toBe('pass');
  });
});

it("is never worse with enough experience than with the driver's own", () => {
  const order = { minimum: fc.integer({ min: 0, max: 80 }), window: fc.integer({ min: 0, max: 72 }) };
  const dates = fc.option(fc.constantFrom('2020-05-01', '2024-02-29', '2025-11-21', '2026-11-20'));
  const own = fc.record({
    experienceMonths: fc.integer({ min: 0, max: 120 }),
    lastDroveOn: dates,
    workRecord: fc.record({
      driving: fc.array(fc.record({ from: fc.constantFrom('2019-01-01', '2023-06-01'), to: dates }), { maxLength: 1 }),
      reported: fc.array(fc.record({ from: fc.constantFrom('2018-01-01', '2023-06-01'), to: dates }), { maxLength: 1 }),
    }),
  });
  const worst = { pass: 0, near: 1, fail: 2 };

  fc.assert(
    fc.property(fc.record({ ...order, own }), ({ minimum, window, own: facts }) => {
      const criteria = experience(minimum, window);
      const withOwn = result('experience', { driver: facts, criteria }) ?? 'pass';
      const withEnough = result('experience', { driver: enoughExperience, criteria }) ?? 'pass';

      expect(worst[withEnough]).toBeLessThanOrEqual(worst[withOwn]);
    }),
    { numRuns: 2_000 },
  );
});
