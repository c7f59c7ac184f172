import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { myJobsQuery } from '../api/my-jobs';

/** Active orders at the user's facilities; not shown to a user without any. */
export function MyJobs() {
  const { t } = useTranslation(['dashboard', 'labels']);
  const organizationId = useCurrentUser().organization?._id ?? '';
  const orders = useQuery(myJobsQuery(organizationId)).data?.data ?? [];
  if (orders.length === 0) return null;
  return (
    <Card title={t('myJobs.title')} extra={<Link to={paths.myJobs}>{t('myJobs.all')}</Link>}>
      <ul className="gh-my-jobs">
        {orders.map(({ _id, title, facilityName, counts, numberOfDrivers }) => (
          <li key={_id}>
            <Link to={paths.hiringFlow(_id)}>{title}</Link>
            <span>{facilityName}</span>
            <span className="gh-numbers">
              {t('labels:term.takenOfTotalHired', { taken: counts.hired, total: numberOfDrivers })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
