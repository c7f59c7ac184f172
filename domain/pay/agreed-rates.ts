import type { PaymentType } from '../job-orders/enums';
import type { PayTerms } from './terms';

/** Units of an agreed rate. */
export const rateUnits = ['hour', 'mile', 'day'] as const;
/** One of {@link rateUnits}. */
export type RateUnit = (typeof rateUnits)[number];

/** A rate that the carrier and the driver agreed on, from a local date. */
export interface AgreedRate {
  /** The first day that it is paid for. */
  readonly from: string;
  readonly unit: RateUnit;
  /** Tenths of a cent. */
  readonly mills: number;
}

const units: Record<PaymentType, RateUnit | null> = {
  hourly: 'hour',
  hourlyPlusMileage: 'hour',
  mileage: 'mile',
  flat: 'day',
  estimatedPay: null,
  other: null,
};

/** The unit in which a rate can be agreed; null if the approver types each amount. */
export const rateUnitOf = (paymentType: PaymentType): RateUnit | null => units[paymentType];

/** The rate that is paid for a day: of those that have begun the latest one, and of equal dates the last one in the list. */
export const agreedRateOn = (
  rates: readonly AgreedRate[],
  unit: RateUnit | null,
  day: string,
): AgreedRate | undefined =>
  rates
    .filter((rate) => rate.unit === unit && rate.from <= day)
    .reduce<AgreedRate | undefined>(
      (latest, rate) => (latest !== undefined && latest.from > rate.from ? latest : rate),
      undefined,
    );

const CENT_MILLS = 10;
const fields = {
  hour: (mills: number) => ({ hourlyMills: mills, isRateOpen: false }),
  mile: (mills: number) => ({ perMileMills: mills }),
  day: (mills: number) => ({ dayCents: mills / CENT_MILLS }),
} as const satisfies Record<RateUnit, (mills: number) => Partial<PayTerms>>;

/** The terms of a day: those of the order, with the rate that was agreed for it. */
export function termsOn(terms: PayTerms, rates: readonly AgreedRate[], day: string): PayTerms {
  const rate = agreedRateOn(rates, rateUnitOf(terms.paymentType), day);
  return rate === undefined ? terms : { ...terms, ...fields[rate.unit](rate.mills) };
}

/** The order's own rate in tenths of a cent, below which none is agreed. */
export const orderRateOf = (unit: RateUnit, { hourlyMills, perMileMills, dayCents }: PayTerms): number =>
  ({ hour: hourlyMills, mile: perMileMills, day: dayCents * CENT_MILLS })[unit];
