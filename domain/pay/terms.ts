import type { OvertimeEligibility, PaymentType } from '../job-orders/enums';

/**
 * The pay of an assignment in whole numbers: the terms of the job order on the day on which they were frozen. Rates are in
 * tenths of a cent ("mills"), fixed amounts in cents (docs/pay.md#rates).
 */
export interface PayTerms {
  readonly paymentType: PaymentType;
  /** Where overtime begins, of payment types with paid hours. */
  readonly overtime: OvertimeEligibility;
  /** Whether the carrier confirmed the Motor Carrier Exemption, FLSA 13(b)(1). */
  readonly isExempt: boolean;
  /** Per hour: the lowest of the order. An agreed rate replaces it for a day. */
  readonly hourlyMills: number;
  /** Whether the order names a range, so that a rate has to be agreed; until then the lowest is paid and the week is flagged. */
  readonly isRateOpen: boolean;
  readonly perMileMills: number;
  readonly perStopMills: number;
  readonly isFirstStopFree: boolean;
  /** For each night away. */
  readonly perDiemMills: number;
  /** For each hour of waiting, if the payment type is `mileage`. */
  readonly waitingMills: number;
  readonly breakdownMills: number;
  /** The most for the breakdowns of one workday, in cents. */
  readonly breakdownMaxCents: number;
  readonly dayCents: number;
  /** The price of a day by option, in cents. */
  readonly optionCents: Readonly<Record<string, number>>;
  readonly extraHours: { readonly afterSeconds: number; readonly mills: number } | null;
  /** The carrier's own rates per hour and per overtime hour, instead of pay and markup. */
  readonly billing: {
    readonly straightMills: number | null;
    readonly overtimeMills: number | null;
    /** In hundredths of a percent. */
    readonly markupBasisPoints: number;
  };
}

/** The fields of a job order that pay depends on, as stored: rates in dollars. */
export interface OrderPay {
  readonly paymentType: PaymentType;
  readonly rate: { readonly from: number; readonly to: number };
  readonly eligibleForOvertime: OvertimeEligibility;
  readonly motorCarrierExemption: boolean;
  readonly mileageRate: {
    readonly perMile: number;
    readonly perStop: { readonly rate: number; readonly afterFirst?: boolean | undefined };
    readonly perDiem: number;
    readonly breakDown: { readonly hourly: number; readonly max: number };
    readonly perHour: number;
  };
  readonly flatRate: {
    readonly basePriceCentPerDay: number;
    readonly extraHours?: { readonly thresholdHours: number; readonly centsPerHour: number } | undefined;
    readonly variousPriceCentPerDay?: Readonly<Record<string, number>> | undefined;
  };
  readonly carrierStraightTimeRateAmount: number | null;
  readonly carrierOvertimeRateAmount: number | null;
}

const SECONDS_PER_HOUR = 3_600;
/** Tenths of a cent in a dollar. */
const MILLS_PER_DOLLAR = 1_000;
const CENT_MILLS = 10;

/** Dollars as tenths of a cent; a fourth decimal is rounded half up. */
const mills = (dollars: number): number => rounded(dollars, MILLS_PER_DOLLAR);
const rounded = (value: number, scale: number): number => Math.round(Number((value * scale).toFixed(6)));

/** Freezes an order's terms for an assignment, with the markup in percent; null if operations set none. */
export function payTermsOf(order: OrderPay, markupRate: number | null): PayTerms {
  const { paymentType, rate, mileageRate, flatRate } = order;
  const isHourly = paymentType === 'hourly';
  const { extraHours, variousPriceCentPerDay = {} } = flatRate;
  const rateOrNull = (dollars: number | null): number | null => (dollars === null ? null : mills(dollars));
  return {
    paymentType,
    overtime: order.eligibleForOvertime,
    isExempt: order.motorCarrierExemption,
    hourlyMills: mills(isHourly ? rate.from : mileageRate.perHour),
    isRateOpen: isHourly && rate.from < rate.to,
    perMileMills: mills(mileageRate.perMile),
    perStopMills: mills(mileageRate.perStop.rate),
    isFirstStopFree: mileageRate.perStop.afterFirst === true,
    perDiemMills: mills(mileageRate.perDiem),
    waitingMills: mills(mileageRate.perHour),
    breakdownMills: mills(mileageRate.breakDown.hourly),
    breakdownMaxCents: rounded(mileageRate.breakDown.max, 100),
    dayCents: flatRate.basePriceCentPerDay,
    optionCents: variousPriceCentPerDay,
    extraHours:
      extraHours === undefined
        ? null
        : {
            afterSeconds: rounded(extraHours.thresholdHours, SECONDS_PER_HOUR),
            mills: extraHours.centsPerHour * CENT_MILLS,
          },
    billing: {
      straightMills: rateOrNull(order.carrierStraightTimeRateAmount),
      overtimeMills: rateOrNull(order.carrierOvertimeRateAmount),
      markupBasisPoints: rounded(markupRate ?? 0, 100),
    },
  };
}
