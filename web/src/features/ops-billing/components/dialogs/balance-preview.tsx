import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/shared/i18n/format';
import type { Preview } from '../../model/preview';

/** The balance after the action, while it is typed. */
export function BalancePreview({ preview: { balanceCents, creditCents } }: { preview: Preview }) {
  const { t } = useTranslation('ops-billing');
  return (
    <p role="status" className="gh-note gh-billing-note">
      {balanceCents < 0
        ? t('preview.tooMuch', { amount: formatMoney(-balanceCents) })
        : t('preview.balance', { amount: formatMoney(balanceCents) })}
      {creditCents === 0 ? null : ` ${t('preview.credit', { amount: formatMoney(creditCents) })}`}
    </p>
  );
}
