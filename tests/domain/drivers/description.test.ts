import { describe, expect, it } from '@jest/globals';
import { type DescribedDriver, describeDriver } from '#domain/drivers/description';

const maria: DescribedDriver = {
  city: 'Fort Worth',
  state: 'TX',
  licenseClass: 'driverLicenseClassA',
  endorsements: [],
  experienceMonths: 48,
  transmissions: [],
  freightLevels: [],
  freightTypes: [],
  shifts: [],
  homeTime: null,
};

describe('the automatic description of a driver', () => {
  it('leaves out what the driver has not stated', () => {
    expect(describeDriver(maria)).toBe('Class A driver from Fort Worth, TX, with 4 years of driving experience.');
  });

  it('contains everything that the driver stated', () => {
    const complete: DescribedDriver = {
      ...maria,
      endorsements: ['H', 'N', 'TC'],
      transmissions: ['automatic', 'manual'],
      freightLevels: ['no-touch'],
      freightTypes: ['Dry Van', 'Reefer'],
      shifts: ['Night'],
      homeTime: 'everyTwoWeeks',
    };

    expect(describeDriver(complete)).toBe(
      'Class A driver from Fort Worth, TX, with 4 years of driving experience. Has hazmat and tank endorsements and a TWIC card. ' +
        'Drives automatic and manual trucks. Wants no-touch freight, dry van or reefer trailers and night shifts. Wants to be home every two weeks.',
    );
  });

  it.each([
    [0, 'less than 6 months'],
    [5, 'less than 6 months'],
    [6, '6 months'],
    [23, '23 months'],
    [24, '2 years'],
    [47, '3 years'],
  ])('shows %i months of experience as "%s"', (experienceMonths, text) => {
    expect(describeDriver({ ...maria, experienceMonths })).toContain(`with ${text} of driving experience.`);
  });

  it.each([
    [['X'], 'Has a tank and hazmat endorsement.'],
    [['Other'], 'Has an unlisted endorsement.'],
    [['TC'], 'Has a TWIC card.'],
    [['T', 'TC'], 'Has a doubles and triples endorsement and a TWIC card.'],
  ] as const)('lists %j', (endorsements, sentence) => {
    expect(describeDriver({ ...maria, endorsements: [...endorsements] })).toContain(sentence);
  });

  it('does not name a class that is not known', () => {
    expect(describeDriver({ ...maria, licenseClass: null })).toMatch(/^Commercial driver from/);
  });
});
