import { useTranslation } from 'react-i18next';
import type { Product } from '#domain/prices/products';
import { formatMoney } from '#web/shared/i18n/format';

const POINTS_PER_PERCENT = 100;

/** A price as people read it: dollars, or the percentage of the late fee. */
export function usePriceText(): (product: Product, amount: number) => string {
  const { t } = useTranslation('purchases');
  return (product, amount) =>
    product === 'lateFee' ? t('prices.percent', { percent: amount / POINTS_PER_PERCENT }) : formatMoney(amount);
}
