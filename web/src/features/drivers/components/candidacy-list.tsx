import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverProfile } from '#domain/drivers/schema';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { formatDate } from '#web/shared/i18n/format';
import { PlainChip } from '#web/shared/ui/state-chip';

/** The driver's applications to this carrier's orders, live ones first. */
export function CandidacyList({ candidacies }: Pick<DriverProfile, 'candidacies'>) {
  const { t } = useTranslation(['drivers', 'common', 'labels']);
  const orderPath = useOrderPath();
  return (
    <section aria-label={t('section.candidacies')}>
      <h3>{t('section.candidacies')}</h3>
      {candidacies.length === 0 ? <p className="gh-profile-none">{t('candidaciesNone')}</p> : null}
      <ul className="gh-profile-candidacies">
        {candidacies.map(({ candidacyId, orderId, title, facility, state, since }) => (
          <li key={candidacyId}>
            <Link to={orderPath(orderId)}>{title}</Link>
            <span>{facility}</span>
            <PlainChip>{t(`labels:candidacy.${state}`)}</PlainChip>
            <span>{t('common:age.since', { date: formatDate(since) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
