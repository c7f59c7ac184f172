import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportTable } from '#domain/reports/tables';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { reportQuery, saveReportTable } from '../api/report';
import { useOwnedPeriod } from '../model/owned-period';
import { reportScope } from '../model/rows';
import { ExitsSection } from './exits-section';
import { ReportFilters } from './filters';
import { FunnelSection } from './funnel-section';
import { OwnersSection } from './owners-section';
import { TimesSection } from './times-section';
import { WeeksSection } from './weeks-section';

/** Driver progress through the stages in a period; each figure links to its rows. */
export function OpsReportsPage() {
  const { t } = useTranslation('ops-reports');
  const chosen = useOwnedPeriod();
  const { days, owner, problem } = chosen;
  const { from, to } = days;
  const period = useMemo(() => reportScope({ from, to }, owner), [from, to, owner]);
  const report = useQuery({ ...reportQuery(period), enabled: problem === undefined });
  const held = useHeldChanges('driver', () => report.refetch());
  const save = (table: ReportTable) => saveReportTable(table, period);
  const line =
    report.data === undefined
      ? t('lead')
      : t('state', {
          from: formatDate(report.data.from),
          to: formatDate(report.data.to),
          at: formatDateTime(report.data.at),
        });
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={line} />
      <ReportFilters {...chosen} />
      <NewRowsPill count={held.count} onShow={held.release} />
      {report.error === null ? null : <ErrorState error={report.error} retry={() => void report.refetch()} />}
      {report.isLoading ? <PageSkeleton /> : null}
      {report.data === undefined || report.error !== null ? null : (
        <Sections report={report.data} {...{ period, save }} />
      )}
    </Stack>
  );
}

function Sections(props: Parameters<typeof FunnelSection>[0]) {
  const { t } = useTranslation('ops-reports');
  const isEmpty = props.report.stages.every(({ entered, stays }) => entered === 0 && stays.count === 0);
  if (isEmpty) {
    const { owner } = props.period;
    return <EmptyState title={t('empty')} hint={owner === undefined ? t('emptyHint') : t('emptyOwnerHint')} />;
  }
  return (
    <>
      <FunnelSection {...props} />
      <TimesSection {...props} />
      <ExitsSection {...props} />
      {props.period.owner === undefined ? <OwnersSection {...props} /> : null}
      <WeeksSection {...props} />
    </>
  );
}
