import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { personalInfoQuery } from '#web/entities/driver/personal-info';
import { RenewalNotice } from '#web/entities/driver/renewal-notice';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';

/** Documents that expire within sixty days or have expired; renders nothing when there are none. */
export function RenewalBanner() {
  const { t } = useTranslation('driver');
  const renewals = useQuery(personalInfoQuery()).data?.renewals ?? [];
  if (renewals.length === 0) return null;
  return (
    <section aria-label={t('renewal.label')}>
      <ul className="gh-renewals">
        {renewals.map((renewal) => (
          <RenewalNotice key={renewal.proof} renewal={renewal}>
            {renewal.isUnderReview || renewal.document === null ? null : (
              <div>
                <ButtonLink to={paths.driverPersonalInfo}>{t('renewal.send')}</ButtonLink>
              </div>
            )}
          </RenewalNotice>
        ))}
      </ul>
    </section>
  );
}
