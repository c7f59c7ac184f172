import { useTranslation } from 'react-i18next';
import type { MatchCost } from '#domain/purchases/schema';
import { formatDate, formatMoney } from '#web/shared/i18n/format';

/** The total of matches, or why they cost nothing. */
export function useCostText(): (cost: MatchCost, when: 'costs' | 'reviewCosts' | 'bulk') => string {
  const { t } = useTranslation('purchases');
  return ({ cents, paid, isTrial, trialEndsOn }, when) => {
    const price = formatMoney(cents);
    if (cents > 0) return when === 'bulk' ? t('match.bulk', { count: paid, price }) : t(`match.${when}`, { price });
    if (!isTrial) return t('match.nothing');
    return trialEndsOn === null ? t('match.trial') : t('match.trialUntil', { date: formatDate(trialEndsOn) });
  };
}
