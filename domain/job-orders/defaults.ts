import type { Weekday } from '../shared/job-enums';

/** Hours of one weekday; `from` and `to` are hours of the day in steps of a quarter hour. */
export interface DayHours {
  readonly isAvailable: boolean;
  readonly isAlwaysAvailable?: boolean | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const workday = (isAvailable: boolean): DayHours => ({ isAvailable, isAlwaysAvailable: false, from: 5, to: 14 });

/** The week of a new form: Monday to Friday, 5 to 14. */
export const weekDefaults = {
  su: workday(false),
  mo: workday(true),
  tu: workday(true),
  we: workday(true),
  th: workday(true),
  fr: workday(true),
  sa: workday(false),
} satisfies Record<Weekday, DayHours>;

/** The stored values of fields that were not sent. */
export const recordDefaults = {
  orderAssignmentType: 'local',
  averageLengthOfRuns: { from: 150, to: 5000 },
  rate: { from: 27, to: 27 },
  mileageRate: {
    perMile: 0.25,
    perStop: { rate: 25, afterFirst: false },
    perDiem: 25,
    breakDown: { hourly: 15, max: 150 },
    perHour: 12,
  },
  flatRate: { basePriceCentPerDay: 25_000, variousPriceCentPerDay: {} },
  estimatedPay: { currency: 'USD', amountInCent: 0, period: 'year' },
  eligibleForOvertime: 'over8',
  scheduleType: 'WEEK_SCHEDULE',
  shiftType: 'AM',
} as const;

/** The initial values of the form. It starts with a rate of 21 to 25; the stored default is 27 to 27. */
export const formDefaults = {
  ...recordDefaults,
  rate: { from: 21, to: 25 },
  facilityId: '',
  title: '',
  numberOfDrivers: 1,
  schedule: weekDefaults,
  paymentType: 'hourly',
  driverClass: 'driverLicenseClassA',
  freightLevel: 'no-touch',
  equipment: [] as string[],
  equipmentBrand: [] as string[],
  equipmentTransmission: ['automatic', 'manual'],
  equipmentAverageAge: 1,
  isStartDateASAP: true,
  isContract: true,
  isInterstate: true,
} as const;
