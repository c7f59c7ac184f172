import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '#web/entities/reports/save-button';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatDate } from '#web/shared/i18n/format';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { useCurrentUser } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { hiringRowsQuery, reportedOrdersQuery, reportFacilitiesQuery, saveHiringRows } from '../api/report';
import { type HiringFigure, hiringReportPath, useHiringFigure } from '../model/figure';
import { useRowColumns } from './row-columns';
import { useHiringLabels } from './use-labels';
import '#web/entities/reports/reports.css';

/** The counted figure in one sentence. */
function useSentence(figure: HiringFigure, organizationId: string): string {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const { number, source, by, reason, stage, reply, facility, order, from, to } = figure;
  const facilities = useQuery({ ...reportFacilitiesQuery(organizationId), enabled: facility !== undefined }).data;
  const orders = useQuery({ ...reportedOrdersQuery(organizationId), enabled: order !== undefined }).data;
  const facilityName = facilities?.find(({ _id }) => _id === facility)?.name ?? t('filter.thisFacility');
  const orderTitle = orders?.find(({ _id }) => _id === order)?.title ?? t('filter.thisOrder');
  return [
    t(`rows.number.${number}`, { from: formatDate(from), to: formatDate(to) }),
    stage === undefined ? null : labels.span(stage),
    reply === undefined ? null : labels.span(reply),
    source === undefined ? null : t('rows.source', { source: labels.source(source) }),
    by === undefined ? null : t('rows.by', { by: labels.by(by) }),
    reason === undefined ? null : labels.reason(reason),
    facility === undefined ? null : facilityName,
    order === undefined ? null : orderTitle,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The rows that a number in the carrier's reports counts. */
export function HiringReportRowsPage() {
  const { t } = useTranslation('hiring-reports');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const figure = useHiringFigure();
  const query = useInfiniteQuery(hiringRowsQuery(organizationId, figure));
  const held = useHeldChanges('candidacy', () => query.refetch());
  const sentence = useSentence(figure, organizationId);
  const columns = useRowColumns();
  const back = hiringReportPath(figure);
  return (
    <Stack>
      <PageHeader
        title={t('rows.title')}
        crumbs={[{ label: t('title'), to: back }]}
        subtitle={sentence}
        action={<SaveButton save={() => saveHiringRows(organizationId, figure)} label={t('rows.title')} />}
      />
      <NewRowsPill count={held.count} onShow={held.release} />
      <DataTable
        label={t('rows.title')}
        columns={columns}
        settingsName="hiring-report-rows"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ candidacyId, round, name, startedAt }) =>
          `${candidacyId} ${String(round)} ${name ?? ''} ${startedAt}`
        }
        empty={{ title: t('rows.empty'), action: <ButtonLink to={back}>{t('rows.back')}</ButtonLink> }}
      />
    </Stack>
  );
}
