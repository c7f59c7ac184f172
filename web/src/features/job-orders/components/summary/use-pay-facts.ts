import { useTranslation } from 'react-i18next';
import { isFlatPriceOption } from '#domain/job-orders/enums';
import type { OrderView } from '#domain/job-orders/schema';
import { formatMoney } from '#web/shared/i18n/format';
import type { Fact } from './fact';

const CENTS = 100;
const dollars = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatMoney(amount * CENTS);
const cents = (amount: number | undefined): string => (amount === undefined ? '' : formatMoney(amount));

/** Prices of days that differ from the base price, and the extra hours. */
function useFlatFacts({ flatRate }: OrderView): Fact[] {
  const { t } = useTranslation(['orders', 'labels']);
  const options = Object.entries(flatRate.variousPriceCentPerDay ?? {}).map(([option, price]): Fact => {
    const label = isFlatPriceOption(option) ? t(`labels:flatOption.${option}`) : option;
    return [`flat-${option}`, label, cents(price)];
  });
  return [
    ...options,
    ['extraThreshold', t('field.extraThreshold'), String(flatRate.extraHours?.thresholdHours ?? '')],
    ['extraRate', t('field.extraRate'), cents(flatRate.extraHours?.centsPerHour)],
  ];
}

/** Pay facts of the payment type, in addition to the rates. */
export function usePayFacts(order: OrderView): Fact[] {
  const { t } = useTranslation('orders');
  const { mileageRate, estimatedPay } = order;
  const flat = useFlatFacts(order);
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
      return [...breakdown, ['waiting', t('field.waiting'), dollars(mileageRate.perHour)]];
    case 'hourlyPlusMileage':
      return [
        ['perStop', t('field.perStop'), dollars(mileageRate.perStop.rate)],
        ['perDiem', t('field.perDiem'), dollars(mileageRate.perDiem)],
        ...breakdown,
      ];
    case 'flat':
      return flat;
    case 'other':
      if (estimatedPay.amountInCent === 0) return [];
      return [
        [
          'estimate',
          t('field.amount'),
          t(`summary.payPer.${estimatedPay.period}`, {
            price: formatMoney(estimatedPay.amountInCent, estimatedPay.currency),
          }),
        ],
      ];
    case 'estimatedPay':
      return [];
  }
}
