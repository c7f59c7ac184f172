import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExitReport } from '#domain/reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { NumberLink } from './number-link';
import { type ReportSectionProps, Section } from './section';
import { useReportLabels } from './use-report-labels';

/** Exit reasons and the party behind each exit. */
export function ExitsSection({ report, period, save }: ReportSectionProps) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const most = Math.max(...report.exits.map(({ count }) => count), 1);
  const columns = useMemo(
    (): readonly ListColumn<ExitReport>[] => [
      { id: 'reason', header: t('column.reason'), cell: ({ reason }) => labels.reason(reason) },
      { id: 'by', header: t('column.by'), cell: ({ by }) => labels.mover(by) },
      { id: 'stage', header: t('column.exit'), cell: ({ stage }) => labels.stage(stage) },
      {
        id: 'count',
        header: t('column.drivers'),
        align: 'right',
        cell: ({ stage, reason, by, count }) => (
          <NumberLink
            count={count}
            figure={{ ...period, number: 'entered', stage, by, reason: reason ?? 'none' }}
            label={`${labels.reason(reason)}, ${labels.mover(by)}`}
          />
        ),
      },
      {
        id: 'bar',
        header: t('column.share'),
        show: 'wide',
        width: '30%',
        cell: ({ count }) => (
          <span className="gh-report-bar" style={{ width: `${String((count / most) * 100)}%` }} aria-hidden="true" />
        ),
      },
    ],
    [t, labels, period, most],
  );
  return (
    <Section title={t('exits.title')} lead={t('exits.lead')} table="exits" save={save}>
      <DataTable
        label={t('exits.title')}
        columns={columns}
        list={loadedList(report.exits)}
        rowKey={({ stage, reason, by }) => `${stage} ${String(reason)} ${by}`}
        empty={{ title: t('exits.empty'), hint: t('exits.emptyHint') }}
      />
    </Section>
  );
}
