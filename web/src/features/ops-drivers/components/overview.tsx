import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../shared/i18n/format-phone';
import { Card, Facts, Stack } from '../../../shared/ui/layout';
import { DriverTimeline } from './driver-timeline';

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

/** Who he is, how far his tasks are, and everything that happened. */
export function Overview({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  return (
    <div className="gh-ops-driver-columns">
      <Stack>
        <Person driver={driver} />
      </Stack>
      <Tasks driver={driver} />
      <Card title={t('section.timeline')}>
        <DriverTimeline driverId={driver._id} />
      </Card>
    </div>
  );
}
