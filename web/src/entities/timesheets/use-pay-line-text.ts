import { useTranslation } from 'react-i18next';
import type { PayLine } from '#domain/timesheets/schema';
import { i18n } from '#web/shared/i18n/i18n';
import { formatMinutes } from './format-minutes';
import { formatTenthMiles } from './use-entry-texts';

const rates = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});
const MILLS_PER_DOLLAR = 1_000;

/** What a line pays for, and how its amount was calculated. */
export function usePayLineText() {
  const { t } = useTranslation('timesheets');
  const quantityOf = ({ unit, quantity }: PayLine) => {
    if (unit === 'minutes') return formatMinutes(quantity);
    if (unit === 'tenthsOfMile') return formatTenthMiles(quantity);
    if (unit === 'stops') return t('entry.stopsValue', { count: quantity });
    if (unit === 'nights') return t('entry.nightsValue', { count: quantity });
    return t('pay.days', { count: quantity });
  };
  return (line: PayLine): { title: string; calculation?: string } => {
    const key = `pay.line.${line.code}`;
    const title = i18n.exists(key, { ns: 'timesheets' })
      ? i18n.t(key, { ns: 'timesheets', defaultValue: '' })
      : line.code;
    const { rateTenthsOfCent: rate, unit } = line;
    if (rate === null || unit === 'amount') return { title };
    return {
      title,
      calculation: t('pay.calculation', {
        quantity: quantityOf(line),
        rate: t(`pay.per.${unit}`, { rate: rates.format(rate / MILLS_PER_DOLLAR) }),
      }),
    };
  };
}
