import { useTranslation } from 'react-i18next';
import type { AgreedRateView } from '#domain/agreed-rates/schema';
import { formatMills } from '#web/shared/i18n/format';

/** A rate in words, such as "$25.00 per hour". */
export function useRateText() {
  const { t } = useTranslation('labels');
  return ({ unit, mills }: AgreedRateView): string => t(`agreedRate.${unit}`, { rate: formatMills(mills) });
}
