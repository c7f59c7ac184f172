import type { PayTerms } from '../job-orders/pay';
import type { RateUnit } from '../pay/agreed-rates';
import type { RateOfOrder } from './rules';

const MILLS_PER_DOLLAR = 1_000;
const CENT_MILLS = 10;

const changes = {
  hour: ({ mileageRate }: PayTerms, mills: number) => {
    const dollars = mills / MILLS_PER_DOLLAR;
    return { rate: { from: dollars, to: dollars }, mileageRate: { ...mileageRate, perHour: dollars } };
  },
  mile: ({ mileageRate }: PayTerms, mills: number) => ({
    mileageRate: { ...mileageRate, perMile: mills / MILLS_PER_DOLLAR },
  }),
  day: ({ flatRate }: PayTerms, mills: number) => ({
    flatRate: { ...flatRate, basePriceCentPerDay: mills / CENT_MILLS },
  }),
} as const satisfies Record<RateUnit, (terms: PayTerms, mills: number) => Partial<PayTerms>>;

/** The terms of a typical week of somebody who is hired: the agreed rate replaces the order's, which may be a range. */
export const withAgreedRate = (terms: PayTerms, rate: RateOfOrder | null): PayTerms =>
  rate === null ? terms : { ...terms, ...changes[rate.unit](terms, rate.mills) };
