import type { ScheduleType } from '../../shared/job-enums';
import { overtimeEligibilities, type OvertimeEligibility, type PaymentType } from '../enums';
import { needsExemption } from '../pay';

/** A violated rule with the path of its field. */
export interface ContentProblem {
  readonly path: string[];
  readonly message: string;
}

interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** The fields that the rules read; individual fields may be missing, because all problems are reported together. */
export interface ContentDraft {
  readonly isStartDateASAP?: boolean;
  readonly startDate?: string | null;
  readonly isContract?: boolean;
  readonly endDate?: string | null;
  readonly eligibleForOvertime?: string;
  readonly motorCarrierExemption?: boolean;
  readonly scheduleType?: ScheduleType;
  readonly schedule?: Record<string, { isAvailable: boolean }>;
  readonly schedules?: readonly Record<string, { isAvailable: boolean }>[];
  readonly averageLengthOfRuns?: NumberRange;
  readonly paymentType?: PaymentType;
  readonly rate?: NumberRange;
  readonly mileageRate?: { perMile: number };
  readonly flatRate?: { basePriceCentPerDay: number };
  readonly estimatedPay?: { amountInCent: number };
  readonly anotherPaymentType?: string;
}
type Rule = (draft: ContentDraft) => ContentProblem | undefined;

const problem = (path: string, message: string): ContentProblem => ({ path: path.split('.'), message });
const isPositive = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isReversed = (range: NumberRange | undefined): boolean => range !== undefined && range.from > range.to;
const day = (value: string | null | undefined): string | undefined => value?.slice(0, 10);

/** The required amount of each payment type (docs/requirements.md#job-order-content). */
const payRules: Record<PaymentType, Rule> = {
  hourly: ({ rate }) =>
    rate !== undefined && !isPositive(rate.from) ? problem('rate.from', 'Type a rate above 0') : undefined,
  mileage: ({ mileageRate }) =>
    mileageRate !== undefined && !isPositive(mileageRate.perMile)
      ? problem('mileageRate.perMile', 'Type a rate above 0')
      : undefined,
  hourlyPlusMileage: ({ mileageRate }) =>
    mileageRate !== undefined && !isPositive(mileageRate.perMile)
      ? problem('mileageRate.perMile', 'Type a rate above 0')
      : undefined,
  flat: ({ flatRate }) =>
    flatRate !== undefined && !isPositive(flatRate.basePriceCentPerDay)
      ? problem('flatRate.basePriceCentPerDay', 'Type a rate above 0')
      : undefined,
  estimatedPay: ({ estimatedPay }) =>
    estimatedPay !== undefined && !isPositive(estimatedPay.amountInCent)
      ? problem('estimatedPay.amountInCent', 'Type an amount above 0')
      : undefined,
  other: ({ anotherPaymentType }) =>
    anotherPaymentType === '' ? problem('anotherPaymentType', 'Type the payment type') : undefined,
};

const isEligibility = (value: string | undefined): value is OvertimeEligibility =>
  overtimeEligibilities.some((eligibility) => eligibility === value);
const isExemptionNeeded = (value: string | undefined): boolean => isEligibility(value) && needsExemption(value);

const rules: Rule[] = [
  ({ isStartDateASAP, startDate }) =>
    isStartDateASAP === false && startDate === null
      ? problem('startDate', 'Choose a start date, or start as soon as possible')
      : undefined,
  ({ isContract, endDate }) =>
    isContract === false && endDate === null
      ? problem('endDate', 'Choose an end date or a dedicated contract')
      : undefined,
  ({ isStartDateASAP, startDate, isContract, endDate }) => {
    const [from, to] = [
      isStartDateASAP === true ? undefined : day(startDate),
      isContract === true ? undefined : day(endDate),
    ];
    return from !== undefined && to !== undefined && to < from
      ? problem('endDate', 'The end date is before the start date')
      : undefined;
  },
  ({ eligibleForOvertime, motorCarrierExemption }) =>
    isExemptionNeeded(eligibleForOvertime) && motorCarrierExemption === false
      ? problem('motorCarrierExemption', 'Confirm the Motor Carrier Exemption')
      : undefined,
  ({ scheduleType, schedule, schedules = [] }) =>
    scheduleType === 'WEEK_SCHEDULE' &&
    schedule !== undefined &&
    ![schedule, ...schedules].some((week) => Object.values(week).some((hours) => hours.isAvailable))
      ? problem('schedule', 'Create a schedule')
      : undefined,
  ({ averageLengthOfRuns }) =>
    isReversed(averageLengthOfRuns)
      ? problem('averageLengthOfRuns.to', 'The maximum average run is below the minimum')
      : undefined,
  ({ rate }) => (isReversed(rate) ? problem('rate.to', 'The maximum rate is below the minimum') : undefined),
  (draft) => (draft.paymentType === undefined ? undefined : payRules[draft.paymentType]?.(draft)),
];

/**
 * Rules across fields: a start date or ASAP, an end date or a contract, no overtime or overtime after more than 40 hours only
 * with the Motor Carrier Exemption of the Fair Labor Standards Act, a week with at least one day, valid ranges, and an amount for the payment
 * type.
 */
export function contentProblems(draft: ContentDraft): ContentProblem[] {
  return rules.flatMap((rule) => rule(draft) ?? []);
}

/** Splits comma-separated hauling types; trims them and drops empty ones. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The two versions of an edit. */
export interface ContentEdit<Content> {
  readonly before: Content;
  readonly after: Content;
  /** Whether operations have not accepted the order yet. */
  readonly isPending: boolean;
}

const rateFields = [
  'rate',
  'mileageRate',
  'flatRate',
  'estimatedPay',
  'anotherPaymentType',
  'carrierStraightTimeRateAmount',
  'carrierOvertimeRateAmount',
] as const;
type RateField = (typeof rateFields)[number];

/**
 * Why an edit is refused (docs/state-machines.md#editing-an-order): the rates never change, and the payment type can
 * change only while the order is pending. A new payment type brings its own rate, because the old rate no longer applies.
 */
export function editProblem<Content extends { paymentType: PaymentType } & Record<RateField, unknown>>({
  before,
  after,
  isPending,
}: ContentEdit<Content>): ContentProblem | undefined {
  if (before.paymentType !== after.paymentType) {
    return isPending ? undefined : problem('paymentType', 'The payment type can no longer be changed');
  }
  const field = rateFields.find((name) => !isSame(before[name], after[name]));
  return field === undefined ? undefined : problem(field, 'The rates can no longer be changed');
}

/** An absent part of a rate and an empty one mean the same. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
