import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HiringTable } from '#domain/hiring-reports/tables';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { hiringReportQuery, saveHiringTable } from '../api/report';
import { useHiringScope } from '../model/figure';
import { HiringFilters } from './filters';
import { hiringTargetsModal } from './modals';
import { ReasonsSection } from './reasons-section';
import { RepliesSection } from './replies-section';
import type { HiringSectionProps } from './section';
import { SourcesSection } from './sources-section';
import { StagesSection } from './stages-section';
import { Summary } from './summary';
import { WeeksSection } from './weeks-section';

/** A carrier's hiring in a period; each figure links to its rows. */
export function HiringReportsPage() {
  const { t } = useTranslation('hiring-reports');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const chosen = useHiringScope();
  const { period, scope } = chosen;
  const { data, error, isLoading, refetch } = useQuery({
    ...hiringReportQuery(organizationId, scope),
    enabled: period.problem === undefined,
  });
  const held = useHeldChanges('candidacy', () => refetch());
  const save = (table: HiringTable) => saveHiringTable(organizationId, table, scope);
  const line =
    data === undefined
      ? t('lead')
      : t('state', { from: formatDate(data.from), to: formatDate(data.to), at: formatDateTime(data.at) });
  const mayManage = useCan('targets:manage');
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={line} action={mayManage ? <TargetsButton /> : undefined} />
      <HiringFilters organizationId={organizationId} {...chosen} />
      <NewRowsPill count={held.count} onShow={held.release} />
      {error === null ? null : <ErrorState error={error} retry={() => void refetch()} />}
      {isLoading ? <PageSkeleton /> : null}
      {data === undefined || error !== null ? null : <Sections report={data} {...{ scope, save }} />}
    </Stack>
  );
}

function TargetsButton() {
  const { t } = useTranslation('hiring-reports');
  return (
    <Button
      onClick={() => {
        openModal(hiringTargetsModal, undefined);
      }}
    >
      {t('targets.title')}
    </Button>
  );
}

function Sections(props: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const { contacts, hires, closed, stages } = props.report;
  if (contacts + hires.count + closed === 0 && stages.every(({ stays }) => stays.count === 0)) {
    return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  }
  return (
    <>
      <Summary {...props} />
      <WeeksSection {...props} />
      <StagesSection {...props} />
      <RepliesSection {...props} />
      <SourcesSection {...props} />
      <ReasonsSection {...props} />
    </>
  );
}
