import { describe, expect, it } from '@jest/globals';
import { emptySchedule, shiftsOf } from '#domain/driver-histories/week';
import { experienceFrom, type DrivingExperience } from '#domain/drivers/experience';
import { fitCriteria, fitOf, type DriverFacts, type FitCriterion, type FitInput } from '#domain/drivers/fit';
import { countedLicense, type ApprovedLicense } from '#domain/drivers/license';
import { workRecordOf, type Job } from '#domain/drivers/work-record';
import type { EndorsementCode, FreightLevel, ShiftType, TrailerType, Transmission } from '#domain/job-orders/enums';

const TODAY = '2026-11-21';

/** What a driver enters, page by page. */
interface Answers {
  birthDate: string;
  licenseClass: 'driverLicenseClassA' | 'driverLicenseClassB' | 'driverLicenseClassC';
  endorsements: EndorsementCode[];
  transmissions: Transmission[];
  experience: DrivingExperience;
  jobs: Job[];
  shift: ShiftType | null;
  freightLevels: FreightLevel[];
  freightTypes: TrailerType[];
  approved: ApprovedLicense | null;
}
const answers: Answers = {
  birthDate: '1990-06-15',
  licenseClass: 'driverLicenseClassA',
  endorsements: ['T', 'TC'],
  transmissions: ['manual'],
  experience: 'from1YearTo3Years',
  jobs: [],
  shift: 'AM',
  freightLevels: ['no-touch'],
  freightTypes: ['Reefer', 'Dry Van'],
  approved: null,
};

/** The facts that search and fit read, by the functions that the stores derive them with. */
function factsOf(given: Answers): DriverFacts {
  const { licenseClass, endorsements } = countedLicense(given, given.approved);
  if (licenseClass === null) throw new Error('Nobody is compared without a license');
  return {
    licenseClass,
    endorsements,
    birthDate: given.birthDate,
    transmissions: given.transmissions,
    freightLevels: given.freightLevels,
    freightTypes: given.freightTypes,
    shifts: shiftsOf({
      ...emptySchedule,
      scheduleType: given.shift === null ? 'FLEX' : 'SHIFT_TYPE',
      shiftType: given.shift,
    }),
    ...experienceFrom(given.experience, workRecordOf(given.jobs, []), TODAY),
  };
}

const MONTH = 30.4375 * 86_400;
const question: Omit<FitInput, 'driver'> = {
  proofs: { license: null, isTwicExpired: false },
  order: {
    driverClass: 'driverLicenseClassA',
    orderAssignmentType: 'drayageTWIC',
    endorsements: ['T'],
    equipmentTransmission: ['manual'],
    isInterstate: true,
    scheduleType: 'SHIFT_TYPE',
    shiftType: 'AM',
    freightLevel: 'no-touch',
    equipment: ['Reefer', 'Day Cab'],
  },
  criteria: { minAge: 21, minExperienceInSeconds: 12 * MONTH, experienceWindowInSeconds: 36 * MONTH },
  distanceMiles: 20,
  today: TODAY,
};

interface Case {
  readonly answers?: Partial<Answers>;
  readonly asked?: Partial<Omit<FitInput, 'order' | 'driver'>>;
  readonly order?: Partial<FitInput['order']>;
}
const lineOf = (criterion: FitCriterion, { answers: given, asked, order }: Case) =>
  fitOf({
    ...question,
    ...asked,
    order: { ...question.order, ...order },
    driver: factsOf({ ...answers, ...given }),
  }).find((line) => line.criterion === criterion);

/** Null where that cannot be: the law's criteria know no near miss, and what must be answered is always stated. */
type Row = Readonly<Record<'pass' | 'near' | 'fail' | 'notStated', Case | null>>;
const job = (startDate: string, endDate: string | null, subjectToFmcsa = true): Job => ({
  startDate,
  endDate,
  subjectToFmcsa,
});
const printed = { licenseClass: 'driverLicenseClassB', endorsements: ['T'] } as const;

const table: Readonly<Record<FitCriterion, Row>> = {
  license: {
    pass: null,
    near: null,
    fail: { asked: { proofs: { license: 'expired', isTwicExpired: false } } },
    notStated: null,
  },
  twic: { pass: {}, near: null, fail: { answers: { endorsements: ['T'] } }, notStated: null },
  class: { pass: {}, near: null, fail: { answers: { approved: printed } }, notStated: null },
  endorsements: { pass: {}, near: null, fail: { answers: { endorsements: ['N', 'TC'] } }, notStated: null },
  transmission: {
    pass: {},
    near: { answers: { transmissions: ['automatic'] }, order: { equipmentTransmission: ['automatic', 'manual'] } },
    fail: { answers: { transmissions: ['automatic'] } },
    notStated: { answers: { transmissions: [] } },
  },
  experience: {
    pass: { answers: { experience: 'lessThan6Months', jobs: [job('2025-01-01', null)] } },
    near: { answers: { experience: 'lessThan6Months', jobs: [job('2026-02-01', null)] } },
    fail: {
      answers: {
        experience: 'moreThan3Years',
        jobs: [job('2015-01-01', '2022-12-31'), job('2023-01-01', null, false)],
      },
    },
    notStated: null,
  },
  age: { pass: {}, near: null, fail: { answers: { birthDate: '2006-01-01' } }, notStated: null },
  distance: {
    pass: {},
    near: { asked: { distanceMiles: 80 } },
    fail: { asked: { distanceMiles: 101 } },
    notStated: null,
  },
  shift: { pass: {}, near: { answers: { shift: 'Night' } }, fail: null, notStated: { answers: { shift: null } } },
  freightLevel: {
    pass: {},
    near: { answers: { freightLevels: ['light-unload', 'heavy-unload'] } },
    fail: null,
    notStated: { answers: { freightLevels: [] } },
  },
  freightType: {
    pass: {},
    near: { answers: { freightTypes: ['Flatbed'] } },
    fail: null,
    notStated: { answers: { freightTypes: [] } },
  },
};

describe('the fit of what a driver answered', () => {
  const cases = fitCriteria.flatMap((criterion) =>
    (['pass', 'near', 'fail', 'notStated'] as const).flatMap((expected) => {
      const given = table[criterion][expected];
      return given === null ? [] : [{ criterion, expected, given }];
    }),
  );

  it.each(cases)('$criterion: $expected', ({ criterion, expected, given }) => {
    const line = lineOf(criterion, given);

    expect(line?.result).toBe(expected === 'notStated' ? 'pass' : expected);
    expect(line?.detail['notStated'] === true).toBe(expected === 'notStated');
  });

  it('counts what is printed on an approved license, and what stands on none', () => {
    const facts = factsOf({ ...answers, approved: { licenseClass: 'driverLicenseClassA', endorsements: ['X'] } });

    expect([facts.licenseClass, facts.endorsements]).toEqual(['driverLicenseClassA', ['X', 'TC']]);
  });
});
