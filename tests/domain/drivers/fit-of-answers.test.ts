import { describe, expect, it } from '@jest/globals';
import { emptySchedule, shiftsOf } from '#domain/driver-histories/week';
import { experienceFrom } from '#domain/drivers/experience';
import { fitOf } from '#domain/drivers/fit';
import { type DriverFacts, fitCriteria, type FitCriterion, type FitInput } from '#domain/drivers/fit-facts';
import { matchCount, verdictOf } from '#domain/drivers/fit-verdict';
import { type ApprovedLicense, countedLicense } from '#domain/drivers/license';
import { type Job, workRecordOf } from '#domain/drivers/work-record';
import type { DrivingExperience } from '#domain/shared/driving-experience';
import type { EndorsementCode, FreightLevel, ShiftType, TrailerType, Transmission } from '#domain/shared/job-enums';

const TODAY = '2026-11-21';

/** The answers of a driver, page by page. */
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

/** The facts for search and fit, derived with the same functions as in the stores. */
function factsOf(entered: Answers): DriverFacts {
  const { licenseClass, endorsements } = countedLicense(entered, entered.approved);
  if (licenseClass === null) throw new Error('A driver without a license cannot be compared');
  return {
    licenseClass,
    endorsements,
    birthDate: entered.birthDate,
    transmissions: entered.transmissions,
    freightLevels: entered.freightLevels,
    freightTypes: entered.freightTypes,
    shifts: shiftsOf({
      ...emptySchedule,
      scheduleType: entered.shift === null ? 'FLEX' : 'SHIFT_TYPE',
      shiftType: entered.shift,
    }),
    ...experienceFrom(entered.experience, workRecordOf(entered.jobs, []), TODAY),
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
  readonly changes?: Partial<Omit<FitInput, 'order' | 'driver'>>;
  readonly order?: Partial<FitInput['order']>;
}
const lineOf = (criterion: FitCriterion, { answers: entered, changes, order }: Case) =>
  fitOf({
    ...question,
    ...changes,
    order: { ...question.order, ...order },
    driver: factsOf({ ...answers, ...entered }),
  }).find((line) => line.criterion === criterion);

/** Null if the result is impossible: criteria of the law have no near miss, and required answers are always stated. */
type Row = Readonly<Record<'pass' | 'near' | 'fail' | 'notStated', Case | null>>;
const counts: Readonly<Record<keyof Row, ReturnType<typeof matchCount>>> = {
  pass: { fitting: 1, all: 1 },
  near: { fitting: 0, all: 1 },
  fail: { fitting: 0, all: 1 },
  notStated: { fitting: 0, all: 0 },
};
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
    fail: { changes: { proofs: { license: 'expired', isTwicExpired: false } } },
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
    near: { changes: { distanceMiles: 80 } },
    fail: { changes: { distanceMiles: 101 } },
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

describe("the fit of a driver's answers", () => {
  const cases = fitCriteria.flatMap((criterion) =>
    (['pass', 'near', 'fail', 'notStated'] as const).flatMap((expected) => {
      const entered = table[criterion][expected];
      return entered === null ? [] : [{ criterion, expected, entered }];
    }),
  );

  it.each(cases)('$criterion: $expected', ({ criterion, expected, entered }) => {
    const line = lineOf(criterion, entered);

    expect(line?.result).toBe(expected === 'notStated' ? 'pass' : expected);
    expect(line && verdictOf(line)).toBe(expected === 'notStated' ? 'unstated' : expected);
    expect(line && matchCount([line])).toEqual(counts[expected]);
  });

  it('uses the data of an approved license, and the TWIC card from the answers', () => {
    const facts = factsOf({ ...answers, approved: { licenseClass: 'driverLicenseClassA', endorsements: ['X'] } });

    expect([facts.licenseClass, facts.endorsements]).toEqual(['driverLicenseClassA', ['X', 'TC']]);
  });
});
