import { useTranslation } from 'react-i18next';
import { RenewalNotice, type Renewal } from '../../../shared/driver/renewal-notice';

/** What ends soon, above everything else. */
export function RenewalsCard({ renewals }: { renewals: readonly Renewal[] }) {
  const { t } = useTranslation('driver');
  if (renewals.length === 0) return null;
  return (
    <section aria-label={t('renewal.label')}>
      <ul className="gh-renewals">
        {renewals.map((renewal) => (
          <RenewalNotice key={renewal.proof} renewal={renewal} />
        ))}
      </ul>
    </section>
  );
}
