import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatPhone } from '../../../shared/i18n/format-phone';
import { paths } from '../../../shared/paths';
import { Card, Facts, Stack } from '../../../shared/ui/layout';
import { PageHeader } from '../../../shared/ui/page-header';
import { PageSkeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';
import { opsDriverQuery } from '../api/drivers';
import { DriverActions } from './driver-actions';
import { DriverState } from './driver-state';
import { DriverTimeline } from './driver-timeline';
import { Results } from './results';
import './ops-drivers.css';

function Tasks({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const parts = [
    ...driver.tasks.map(({ task, status, isRequired }) => ({ thing: task, status, isRequired })),
    ...driver.documents.map(({ document, status }) => ({ thing: document, status, isRequired: document !== 'mvr' })),
  ];
  return (
    <Card title={t('section.tasks')}>
      <ul className="gh-ops-driver-parts">
        {parts.map(({ thing, status, isRequired }) => (
          <li key={thing}>
            <span>
              {t(`thing.${thing}`)}
              {isRequired ? null : <span className="gh-ops-driver-aside">{t('optional')}</span>}
            </span>
            <span className={`gh-ops-driver-status gh-ops-driver-${status}`}>{t(`status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Person({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const { phone, email, place, owner, lifecycleStatus, isAvailable, isReadyForDispatch } = driver;
  const yesNo = (isSo: boolean) => (isSo ? t('yes') : t('no'));
  return (
    <Card title={t('section.person')}>
      <Facts
        facts={[
          {
            label: t('fact.phone'),
            value: phone === null ? t('none') : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
          },
          { label: t('fact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t('fact.place'), value: place },
          { label: t('fact.owner'), value: owner?.name ?? t('noOwner') },
          { label: t('fact.lifecycle'), value: t(`lifecycle.${lifecycleStatus}`) },
          { label: t('fact.available'), value: yesNo(isAvailable) },
          { label: t('fact.ready'), value: yesNo(isReadyForDispatch) },
        ]}
      />
    </Card>
  );
}

function Whole({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  return (
    <Stack>
      <PageHeader
        title={driver.name}
        crumbs={[{ label: t('title'), to: paths.opsDrivers }]}
        stateLine={<DriverState driver={driver} />}
        action={<DriverActions driver={driver} />}
      />
      <div className="gh-ops-driver-columns">
        <Stack>
          <Person driver={driver} />
          <Results driver={driver} />
        </Stack>
        <Stack>
          <Tasks driver={driver} />
        </Stack>
        <Card title={t('section.timeline')}>
          <DriverTimeline driverId={driver._id} />
        </Card>
      </div>
    </Stack>
  );
}

/** One driver's way: where he stands, what he waits for, what operations may do now. */
export function OpsDriverPage() {
  const id = useParams()['id'] ?? '';
  const { data, error, refetch } = useQuery(opsDriverQuery(id));
  if (data !== undefined) return <Whole driver={data} />;
  return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
}
