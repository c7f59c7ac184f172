import { useTranslation } from 'react-i18next';
import type { DriverJobDetail } from '#domain/job-orders/driver-job/schema';
import { isFlatPriceOption } from '#domain/job-orders/enums';
import { formatMoney } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';

const CENTS = 100;
const dollars = (amount: number) => formatMoney(Math.round(amount * CENTS));

/** Pay by miles, stops and days away. */
function useMileageTerms({ mileageRate }: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { perMile, perDiem, perStop, breakDown } = mileageRate;
  const stop = dollars(perStop.rate);
  const breakdown = { hourly: dollars(breakDown.hourly), max: dollars(breakDown.max) };
  return [
    { label: t('pay.perMile'), value: dollars(perMile) },
    { label: t('pay.perDiem'), value: dollars(perDiem) },
    { label: t('pay.perStop'), value: perStop.afterFirst === true ? t('pay.afterFirstStop', { price: stop }) : stop },
    { label: t('pay.breakdown'), value: t('pay.breakdownUpTo', breakdown) },
  ];
}

/** The base price of a day, the prices of other days, and the extra hours. */
function useFlatTerms({ flatRate }: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { basePriceCentPerDay, variousPriceCentPerDay = {}, extraHours } = flatRate;
  const facts: Fact[] = [
    { label: t('pay.perDay'), value: formatMoney(basePriceCentPerDay) },
    ...Object.entries(variousPriceCentPerDay).map(([option, price]) => ({
      label: isFlatPriceOption(option) ? labels(`flatOption.${option}`) : option,
      value: formatMoney(price),
    })),
  ];
  if (extraHours === undefined) return facts;
  const { thresholdHours: hours, centsPerHour } = extraHours;
  return [...facts, { label: t('pay.extraHours', { hours }), value: formatMoney(centsPerHour) }];
}

/** The carrier's estimate for a period; empty if it entered no amount. */
function useEstimate({ estimatedPay: { amountInCent, period, currency } }: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  if (amountInCent === 0) return [];
  const value = t('pay.perPeriod', {
    amount: formatMoney(amountInCent, currency),
    period: labels(`payPeriod.${period}`).toLowerCase(),
  });
  return [{ label: t('pay.estimated'), value }];
}

/** The pay terms behind the weekly range. */
export function usePayTerms(job: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { rate, mileageRate } = job;
  const paidBy: Fact = { label: t('pay.by'), value: labels(`paymentType.${job.paymentType}`) };
  const overtime: Fact = { label: t('pay.overtime'), value: t(`pay.overtimeAfter.${job.eligibleForOvertime}`) };
  const miles = useMileageTerms(job);
  const estimate = useEstimate(job);
  const terms: Record<DriverJobDetail['paymentType'], Fact[]> = {
    hourly: [
      { label: t('pay.rate'), value: t('pay.range', { from: dollars(rate.from), to: dollars(rate.to) }) },
      overtime,
    ],
    mileage: [...miles, { label: t('pay.waiting'), value: dollars(mileageRate.perHour) }],
    hourlyPlusMileage: [{ label: t('pay.rate'), value: dollars(mileageRate.perHour) }, overtime, ...miles],
    flat: useFlatTerms(job),
    estimatedPay: estimate,
    other: [{ label: t('pay.terms'), value: job.anotherPaymentType }, ...estimate],
  };
  return [paidBy, ...terms[job.paymentType]];
}
