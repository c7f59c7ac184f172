import { useTranslation } from 'react-i18next';
import type { WeeklyPay } from '#domain/job-orders/schema';
import { formatMoneyRange } from '#web/shared/i18n/format';

/** The comparable weekly pay as text; orders with another payment type have none. */
export function usePayText() {
  const { t } = useTranslation('labels');
  return (pay: WeeklyPay | null): string => {
    if (pay === null) return t('pay.unknown');
    return t('pay.week', { range: formatMoneyRange(pay.from, pay.to, pay.currency) });
  };
}
