import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { driverAsOfQuery } from '../../api/timeline';
import { DriverState } from '../driver-state';
import { RequirementsTab } from '../file/requirements-tab';
import { PersonCard } from '../person-card';
import { TasksCard } from '../tasks-card';
import { useResultText } from '../use-result-text';

function ResultsOnDay({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const resultText = useResultText();
  return (
    <Card title={t('section.results')}>
      <ul className="gh-ops-driver-parts">
        {driver.results.map(({ result, status }) => (
          <li key={result}>
            <span>{t(`thing.${result}`)}</span>
            <span>{resultText(status)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ProofsOnDay({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  if (driver.proofs.length === 0) return null;
  return (
    <Card title={t('section.proofs')}>
      <ul className="gh-ops-driver-parts">
        {driver.proofs.map(({ proof, on, isExpired }) => (
          <li key={proof}>
            <span>{t(`thing.${proof}`)}</span>
            <span>{t(isExpired ? 'expiredOn' : 'validTo', { day: formatDate(on) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** End of a day; now for a day that is not over. */
const momentOf = (until: string): string => new Date(Math.min(Date.parse(until), Date.now())).toISOString();

/** The driver's status at the end of a day, read-only. */
export function DriverOnDay({ driverId, on }: { driverId: string; on: string }) {
  const { t } = useTranslation('ops-driver');
  const { data, error, refetch } = useQuery(driverAsOfQuery(driverId, on));
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const day = formatDate(on);
  const { driver } = data;
  if (driver === null) return <EmptyState title={t('asOf.unknown', { day })} hint={t('asOf.unknownHint')} />;
  return (
    <Stack>
      <p className="gh-driver-as-of-note" role="status">
        {t('asOf.is', { day })}
      </p>
      <DriverState driver={driver} at={momentOf(data.until)} />
      <div className="gh-ops-driver-columns">
        <PersonCard driver={driver} />
        <TasksCard driver={driver} />
        <Stack>
          <ResultsOnDay driver={driver} />
          <ProofsOnDay driver={driver} />
        </Stack>
      </div>
      <RequirementsTab driverId={driverId} day={on} />
    </Stack>
  );
}
