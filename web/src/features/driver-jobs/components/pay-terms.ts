import { useTranslation } from 'react-i18next';
import { isFlatPriceOption } from '#domain/job-orders/enums';
import type { DriverJobDetail } from '#domain/job-orders/driver-job/schema';
import { formatMoney } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';

const CENTS = 100;
const dollars = (amount: number) => formatMoney(Math.round(amount * CENTS));

/** The pay terms behind the weekly range. */
export function usePayTerms(job: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { rate, mileageRate, flatRate, estimatedPay } = job;
  const paidBy: Fact = { label: t('pay.by'), value: labels(`paymentType.${job.paymentType}`) };
  const overtime: Fact = { label: t('pay.overtime'), value: t(`pay.overtimeAfter.${job.eligibleForOvertime}`) };
  const stop = dollars(mileageRate.perStop.rate);
  const breakdown = { hourly: dollars(mileageRate.breakDown.hourly), max: dollars(mileageRate.breakDown.max) };
  const miles: Fact[] = [
    { label: t('pay.perMile'), value: dollars(mileageRate.perMile) },
    { label: t('pay.perDiem'), value: dollars(mileageRate.perDiem) },
    {
      label: t('pay.perStop'),
      value: mileageRate.perStop.afterFirst === true ? t('pay.afterFirstStop', { price: stop }) : stop,
    },
    { label: t('pay.breakdown'), value: t('pay.breakdownUpTo', breakdown) },
  ];
  const options: Fact[] = Object.entries(flatRate.variousPriceCentPerDay ?? {}).map(([option, price]) => ({
    label: isFlatPriceOption(option) ? labels(`flatOption.${option}`) : option,
    value: formatMoney(price),
  }));
  const extra: Fact[] =
    flatRate.extraHours === undefined
      ? []
      : [
          {
            label: t('pay.extraHours', { hours: flatRate.extraHours.thresholdHours }),
            value: formatMoney(flatRate.extraHours.centsPerHour),
          },
        ];
  const estimate: Fact = {
    label: t('pay.estimated'),
    value: t('pay.perPeriod', {
      amount: formatMoney(estimatedPay.amountInCent),
      period: labels(`payPeriod.${estimatedPay.period}`).toLowerCase(),
    }),
  };
  const terms: Record<DriverJobDetail['paymentType'], Fact[]> = {
    hourly: [
      { label: t('pay.rate'), value: t('pay.range', { from: dollars(rate.from), to: dollars(rate.to) }) },
      overtime,
    ],
    mileage: miles,
    hourlyPlusMileage: [{ label: t('pay.rate'), value: dollars(mileageRate.perHour) }, overtime, ...miles],
    flat: [{ label: t('pay.perDay'), value: formatMoney(flatRate.basePriceCentPerDay) }, ...options, ...extra],
    estimatedPay: [estimate],
    other: [
      { label: t('pay.terms'), value: job.anotherPaymentType },
      ...(estimatedPay.amountInCent === 0 ? [] : [estimate]),
    ],
  };
  return [paidBy, ...terms[job.paymentType]];
}
