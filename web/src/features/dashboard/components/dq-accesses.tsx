import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DqAccess } from '#domain/drivers/dq-access/schema';
import { FileButton } from '#web/entities/driver-dossier/file-button';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { AccessChip } from '#web/entities/file-access/access-chip';
import { dqAccessesQuery } from '#web/entities/file-access/file-access';
import { formatDate, formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';

function Row({ access }: { access: DqAccess }) {
  const { t } = useTranslation('file-access');
  const { driver, endsOn, expiresAt } = access;
  return (
    <li>
      <Link to={paths.driverProfile(driver._id)}>{driverName(driver)}</Link> <AccessChip access={access} />{' '}
      {endsOn === null ? null : t('until', { date: formatDay(endsOn) })}
      {expiresAt === null ? null : t('answerBy', { date: formatDate(expiresAt) })}{' '}
      <FileButton driverId={driver._id} name={driverName(driver)} />
    </li>
  );
}

/** Drivers' files that the carrier requested, and those that it may open. Not shown while there are none. */
export function DqAccesses() {
  const { t } = useTranslation('file-access');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const requested = useQuery(dqAccessesQuery(organizationId, 'requested')).data;
  const approved = useQuery(dqAccessesQuery(organizationId, 'approved')).data;
  if (requested === undefined || approved === undefined) return null;
  if (requested.count + approved.count === 0) return null;
  return (
    <Card title={t('card.title')}>
      <p>{t('card.counts', { requested: requested.count, approved: approved.count })}</p>
      <ul className="gh-dashboard-accesses" aria-label={t('card.title')}>
        {[...requested.data, ...approved.data].map((access) => (
          <Row key={access._id} access={access} />
        ))}
      </ul>
    </Card>
  );
}
