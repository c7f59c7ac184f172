import { useTranslation } from 'react-i18next';
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
  const miles: Fact[] = [
    { label: t('pay.perMile'), value: dollars(mileageRate.perMile) },
    { label: t('pay.perDiem'), value: dollars(mileageRate.perDiem) },
    { label: t('pay.perStop'), value: dollars(mileageRate.perStop.rate) },
  ];
  const terms: Record<DriverJobDetail['paymentType'], Fact[]> = {
    hourly: [
      { label: t('pay.rate'), value: t('pay.range', { from: dollars(rate.from), to: dollars(rate.to) }) },
      overtime,
    ],
    mileage: miles,
    hourlyPlusMileage: [{ label: t('pay.rate'), value: dollars(mileageRate.perHour) }, ...miles],
    flat: [{ label: t('pay.perDay'), value: formatMoney(flatRate.basePriceCentPerDay) }],
    estimatedPay: [
      {
        label: t('pay.estimated'),
        value: t('pay.perPeriod', {
          amount: formatMoney(estimatedPay.amountInCent),
          period: labels(`payPeriod.${estimatedPay.period}`).toLowerCase(),
        }),
      },
    ],
    other: [{ label: t('pay.terms'), value: job.anotherPaymentType }],
  };
  return [paidBy, ...terms[job.paymentType]];
}
