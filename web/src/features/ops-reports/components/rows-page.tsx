import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { driverStages } from '#domain/driver-pipeline/stages';
import { stayCounts } from '#domain/reports/stay-counts';
import { movedByValues } from '#domain/reports/visits';
import { opsMembersQuery } from '#web/entities/pipeline/drivers';
import { PERIOD } from '#web/entities/reports/period';
import { SaveButton } from '#web/entities/reports/save-button';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { DataTable } from '#web/shared/table/data-table';
import { ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { saveVisits, visitsQuery } from '../api/report';
import { useOwnedPeriod } from '../model/owned-period';
import { type FigureQuery, reportScope } from '../model/rows';
import { useReportLabels } from './use-report-labels';
import { useVisitColumns } from './visit-columns';
import '#web/entities/reports/reports.css';

const FIGURE_PARAMS = {
  number: parseAsStringLiteral(stayCounts).withDefault('entered'),
  stage: parseAsStringLiteral(driverStages),
  by: parseAsStringLiteral(movedByValues),
  reason: parseAsString,
};

function useFigureQuery(): FigureQuery {
  const { days, owner } = useOwnedPeriod();
  const [{ number, stage, by, reason }] = useQueryStates(FIGURE_PARAMS);
  const { from, to } = days;
  return useMemo(
    () => ({
      ...reportScope({ from, to }, owner),
      number,
      ...(stage !== null && { stage }),
      ...(by !== null && { by }),
      ...(reason !== null && { reason }),
    }),
    [from, to, owner, number, stage, by, reason],
  );
}

/** The counted figure in one sentence. */
function useSentence({ number, stage, by, reason, owner, from, to }: FigureQuery): string {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const members = useQuery(opsMembersQuery()).data?.data ?? [];
  const ownerName = owner === 'none' ? t('nobody') : (members.find(({ _id }) => _id === owner)?.name ?? t('somebody'));
  return [
    t(`rows.${number}`, { from: formatDate(from), to: formatDate(to) }),
    stage === undefined ? null : t('rows.stage', { stage: labels.stage(stage) }),
    reason === undefined ? null : t('rows.reason', { reason: labels.reason(reason === 'none' ? null : reason) }),
    by === undefined ? null : t('rows.by', { by: labels.mover(by) }),
    owner === undefined ? null : t('rows.owner', { owner: ownerName }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The rows that a number in the reports counts. */
export function OpsReportRowsPage() {
  const { t } = useTranslation('ops-reports');
  const figure = useFigureQuery();
  const query = useInfiniteQuery(visitsQuery(figure));
  const held = useHeldChanges('driver', () => query.refetch());
  const sentence = useSentence(figure);
  const columns = useVisitColumns();
  const back = useBack();
  return (
    <Stack>
      <PageHeader
        title={t('rows.title')}
        crumbs={[{ label: t('title'), to: back }]}
        subtitle={sentence}
        action={<SaveButton save={() => saveVisits(figure)} label={t('rows.title')} />}
      />
      <NewRowsPill count={held.count} onShow={held.release} />
      <DataTable
        label={t('rows.title')}
        columns={columns}
        settingsName="report-rows"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ driver, stage, enteredAt }) => `${driver._id} ${stage} ${enteredAt}`}
        empty={{ title: t('rows.empty'), action: <ButtonLink to={back}>{t('rows.back')}</ButtonLink> }}
      />
    </Stack>
  );
}

/** URL of the report for the period in this URL. */
function useBack(): string {
  const [{ from, to }] = useQueryStates(PERIOD);
  if (from === null || to === null) return paths.opsReports;
  return `${paths.opsReports}?${new URLSearchParams({ from, to }).toString()}`;
}
