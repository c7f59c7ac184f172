import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { formatMoney } from '#web/shared/i18n/format';
import type { Fact } from './fact';

const CENTS = 100;
const dollars = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatMoney(amount * CENTS);
const cents = (amount: number | undefined): string => (amount === undefined ? '' : formatMoney(amount));

/** Pay facts of the payment type, in addition to the rates. */
export function usePayFacts(order: OrderView): Fact[] {
  const { t } = useTranslation('orders');
  const { mileageRate, flatRate } = order;
  const breakdown: Fact[] = [
    ['breakdownHourly', t('field.breakdownHourly'), dollars(mileageRate.breakDown.hourly)],
    ['breakdownMax', t('field.breakdownMax'), dollars(mileageRate.breakDown.max)],
  ];
  switch (order.paymentType) {
    case 'hourly':
      return [
        ['straightTime', t('field.straightTime'), dollars(order.carrierStraightTimeRateAmount)],
        ['overtimeRate', t('field.overtimeRate'), dollars(order.carrierOvertimeRateAmount)],
      ];
    case 'mileage':
      return breakdown;
    case 'hourlyPlusMileage':
      return [
        ['perStop', t('field.perStop'), dollars(mileageRate.perStop.rate)],
        ['perDiem', t('field.perDiem'), dollars(mileageRate.perDiem)],
        ...breakdown,
      ];
    case 'flat':
      return [
        ['weekend', t('field.perWeekendDay'), cents(flatRate.variousPriceCentPerDay?.['weekend'])],
        ['extraThreshold', t('field.extraThreshold'), String(flatRate.extraHours?.thresholdHours ?? '')],
        ['extraRate', t('field.extraRate'), cents(flatRate.extraHours?.centsPerHour)],
      ];
    case 'estimatedPay':
    case 'other':
      return [];
  }
}
