import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { HoursDay } from '#web/entities/eld/hours-day';
import { hoursSettingsQuery } from '#web/entities/eld/own-status';
import { StatusCard } from '#web/entities/eld/status-card';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { ownHoursQuery } from '../api/hours';
import { ConnectionsCard, ImportCard } from './connections-card';
import { ExemptionsCard } from './exemptions-card';
import { SettingsCard } from './settings-card';

/** The shown day, which the URL names. */
function Day() {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date');
  const show = (next: string | null) =>
    setSearch(next === null ? {} : { date: next }, { preventScrollReset: true, replace: true });
  const { data: day, error, refetch } = useQuery({ ...ownHoursQuery(date), placeholderData: keepPreviousData });
  if (day === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <>
      <HoursDay day={day} onDate={(next) => show(next === day.today ? null : next)} />
      <ExemptionsCard day={day} />
    </>
  );
}

/** The driver's hours of service: the current status, the chart of a day, imports, connections and settings. */
export function HoursPage() {
  const { t } = useTranslation('hours');
  const { isActive } = useCurrentUser();
  const { data: settings, error, refetch } = useQuery(hoursSettingsQuery());
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t(isActive ? 'back' : 'backToApplication'), to: paths.start }]}
        subtitle={t('lead')}
      />
      {settings === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {settings === undefined ? null : <StatusCard current={settings.current} />}
      <Day />
      <ImportCard />
      {settings === undefined ? null : (
        <>
          <ConnectionsCard settings={settings} />
          <SettingsCard key={`${settings.cycle}/${String(settings.timeZone)}`} settings={settings} />
        </>
      )}
    </Stack>
  );
}
