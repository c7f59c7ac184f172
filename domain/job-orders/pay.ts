import type { AssignmentType, ScheduleType } from '../shared/job-enums';
import type { Currency, JobType, OvertimeEligibility, PaymentType, PayPeriod } from './enums';

/** The fields of the record that the weekly pay depends on. */
export interface PayTerms {
  readonly paymentType: PaymentType;
  readonly rate: { from: number; to: number };
  readonly eligibleForOvertime: OvertimeEligibility;
  readonly mileageRate: { perMile: number; perDiem: number; perHour: number };
  readonly flatRate: {
    basePriceCentPerDay: number;
    extraHours?: { thresholdHours: number; centsPerHour: number } | undefined;
    variousPriceCentPerDay?: Record<string, number> | undefined;
  };
  readonly estimatedPay: { currency: Currency; amountInCent: number; period: PayPeriod };
  readonly orderAssignmentType: AssignmentType;
  readonly scheduleType: ScheduleType;
  readonly schedule: Record<string, DayTerms>;
  /** The further weeks of a rotation. */
  readonly schedules?: readonly Record<string, DayTerms>[] | undefined;
  readonly numberOfHoursPerWeek: number | null;
}
interface DayTerms {
  readonly isAvailable: boolean;
  readonly isAlwaysAvailable?: boolean | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Comparable pay per week in whole cents. */
export interface WeeklyPayRange {
  readonly from: number;
  readonly to: number;
  readonly currency: Currency;
}

/** Default hours per day and days per week, and the maximum hours per week (49 CFR 395.3: 70 hours in 8 days). */
const USUAL_DAY = 8;
const USUAL_DAYS = 5;
const MAX_WEEKLY_HOURS = 70;
const OVERTIME_FACTOR = 1.5;
const CENTS = 100;
const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

/** Miles in a typical week, which make mileage rates comparable with hourly rates. */
const weeklyMiles: Record<AssignmentType, { from: number; to: number }> = {
  local: { from: 700, to: 1000 },
  drayageTWIC: { from: 600, to: 900 },
  yardSpotter: { from: 100, to: 200 },
  regionalSameDay: { from: 1500, to: 2200 },
  otr: { from: 2000, to: 2800 },
  ownerOperator: { from: 2000, to: 2800 },
};

const jobTypeByAssignment: Record<AssignmentType, JobType> = {
  local: 'Local',
  drayageTWIC: 'Drayage',
  yardSpotter: 'Local',
  regionalSameDay: 'Regional',
  otr: 'OTR',
  ownerOperator: 'OTR',
};

/** The drivers' term for an assignment type. */
export function jobTypeOf(assignmentType: AssignmentType): JobType {
  return jobTypeByAssignment[assignmentType];
}

/**
 * The hours of each working day, from the record or by default: one list for each week of the rotation. Hours per week,
 * if stated, are those of an average week.
 */
export function hoursByWeek({
  scheduleType,
  schedule,
  schedules = [],
  numberOfHoursPerWeek,
}: Pick<PayTerms, 'scheduleType' | 'schedule' | 'schedules' | 'numberOfHoursPerWeek'>): number[][] {
  const weeks = scheduleType === 'WEEK_SCHEDULE' ? [schedule, ...schedules].map(scheduledDays) : [usualDays()];
  const total = average(weeks.map(sum));
  const wanted = Math.min(numberOfHoursPerWeek ?? total, MAX_WEEKLY_HOURS);
  return weeks.map((days) => (total === 0 ? [] : days.map((hours) => (hours * wanted) / total)));
}

const usualDays = (): number[] => Array.from({ length: USUAL_DAYS }, () => USUAL_DAY);

function scheduledDays(schedule: PayTerms['schedule']): number[] {
  return Object.values(schedule)
    .filter((day) => day.isAvailable)
    .map(({ isAlwaysAvailable, from, to }) => {
      if (isAlwaysAvailable === true || from === undefined || to === undefined || from === to) return USUAL_DAY;
      return to > from ? to - from : to - from + 24;
    });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const average = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** Paid hours: overtime hours count one and a half times. */
function paidHours(days: readonly number[], eligibility: OvertimeEligibility): number {
  const over = (hours: number, limit: number): number => Math.max(0, hours - limit) * (OVERTIME_FACTOR - 1);
  const limits = { over40: 40, over45: 45, over50: 50 } as const;
  if (eligibility === 'no') return sum(days);
  if (eligibility === 'over8') return sum(days.map((hours) => hours + over(hours, USUAL_DAY)));
  return sum(days) + over(sum(days), limits[eligibility]);
}

type Range = Omit<WeeklyPayRange, 'currency'>;

function mileagePay({ mileageRate, orderAssignmentType }: PayTerms, days: readonly number[]): Range {
  const perWeek = (miles: number): number => (miles * mileageRate.perMile + days.length * mileageRate.perDiem) * CENTS;
  const miles = weeklyMiles[orderAssignmentType];
  return { from: perWeek(miles.from), to: perWeek(miles.to) };
}

function flatPay({ flatRate }: PayTerms, days: readonly number[]): Range {
  const { basePriceCentPerDay, extraHours, variousPriceCentPerDay = {} } = flatRate;
  const prices = [basePriceCentPerDay, ...Object.values(variousPriceCentPerDay)];
  const extra =
    extraHours === undefined
      ? 0
      : sum(days.map((hours) => Math.max(0, hours - extraHours.thresholdHours) * extraHours.centsPerHour));
  return { from: Math.min(...prices) * days.length + extra, to: Math.max(...prices) * days.length + extra };
}

function estimatedWeek({ estimatedPay }: PayTerms, days: readonly number[]): number {
  const perWeek: Record<PayPeriod, number> = {
    day: days.length,
    week: 1,
    month: MONTHS_PER_YEAR / WEEKS_PER_YEAR,
    year: 1 / WEEKS_PER_YEAR,
  };
  return estimatedPay.amountInCent * perWeek[estimatedPay.period];
}

/** Payment types whose amount the carrier estimates: another payment type has no rate that a week can be computed from. */
const usesEstimate = (type: PaymentType): boolean => type === 'estimatedPay' || type === 'other';

/**
 * Whether an eligibility pays less overtime than the Fair Labor Standards Act asks for (after 40 hours a week), which only the
 * Motor Carrier Exemption allows: 29 U.S.C. 207(a)(1) and 213(b)(1).
 */
export const needsExemption = (eligibility: OvertimeEligibility): boolean =>
  eligibility === 'no' || eligibility === 'over45' || eligibility === 'over50';

/** Payment types with paid hours, which overtime eligibility applies to. */
export const paysHours = (type: PaymentType): boolean => type === 'hourly' || type === 'hourlyPlusMileage';

/** The miles of a typical week that the weekly pay assumes; null if the payment type has no rate per mile. */
export function assumedMiles({
  paymentType,
  orderAssignmentType,
}: Pick<PayTerms, 'paymentType' | 'orderAssignmentType'>): { readonly from: number; readonly to: number } | null {
  const paysMiles = paymentType === 'mileage' || paymentType === 'hourlyPlusMileage';
  return paysMiles ? weeklyMiles[orderAssignmentType] : null;
}

function rangeOf(terms: PayTerms, days: readonly number[]): Range | null {
  const { rate, mileageRate } = terms;
  switch (terms.paymentType) {
    case 'hourly': {
      const hours = paidHours(days, terms.eligibleForOvertime);
      return { from: rate.from * hours * CENTS, to: rate.to * hours * CENTS };
    }
    case 'mileage':
      return mileagePay(terms, days);
    case 'hourlyPlusMileage': {
      const hourly = mileageRate.perHour * paidHours(days, terms.eligibleForOvertime) * CENTS;
      const miles = mileagePay(terms, days);
      return { from: miles.from + hourly, to: miles.to + hourly };
    }
    case 'flat':
      return flatPay(terms, days);
    case 'estimatedPay':
    case 'other': {
      const week = estimatedWeek(terms, days);
      return week === 0 ? null : { from: week, to: week };
    }
  }
}

/**
 * The pay of a typical week in whole cents, comparable across payment types; null if the record has no amount. Several
 * weeks that take turns are averaged. The assumptions are in docs/requirements.md#weekly-pay.
 */
export function weeklyPay(terms: PayTerms): WeeklyPayRange | null {
  const ranges = hoursByWeek(terms).flatMap((days) => rangeOf(terms, days) ?? []);
  if (ranges.length === 0) return null;
  const currency = usesEstimate(terms.paymentType) ? terms.estimatedPay.currency : 'USD';
  const [from, to] = [average(ranges.map((range) => range.from)), average(ranges.map((range) => range.to))];
  return { from: Math.round(from), to: Math.round(to), currency };
}
