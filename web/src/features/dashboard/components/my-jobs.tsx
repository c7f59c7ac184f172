import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { myJobsQuery } from '../api/my-jobs';

/** Active orders at the user's facilities. */
export function MyJobs() {
  const { t } = useTranslation(['dashboard', 'labels']);
  const organizationId = useCurrentUser().organization?._id ?? '';
  const orderPath = useOrderPath();
  const orders = useQuery(myJobsQuery(organizationId)).data?.data;
  if (orders === undefined) return null;
  return (
    <Card title={t('myJobs.title')} extra={<Link to={paths.myJobs}>{t('myJobs.all')}</Link>}>
      {orders.length === 0 ? <p>{t('myJobs.empty')}</p> : null}
      <ul className="gh-my-jobs">
        {orders.map(({ _id, title, facilityName, counts, numberOfDrivers }) => (
          <li key={_id}>
            <Link to={orderPath(_id)}>{title}</Link>
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
