import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclineReport } from '#domain/hiring-reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { ReportSection } from '#web/entities/reports/report-section';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { FigureLink } from './figure-link';
import type { HiringSectionProps } from './section';
import { useHiringLabels } from './use-labels';

/** Why applications were closed, and by whom. */
export function ReasonsSection({ report, scope, save }: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const most = Math.max(...report.reasons.map(({ count }) => count), 1);
  const columns = useMemo(
    (): readonly ListColumn<DeclineReport>[] => [
      { id: 'by', header: t('column.by'), cell: ({ by }) => labels.by(by) },
      { id: 'reason', header: t('column.reason'), cell: ({ reason }) => labels.reason(reason) },
      {
        id: 'count',
        header: t('column.candidates'),
        align: 'right',
        cell: ({ by, reason, count }) => (
          <FigureLink
            count={count}
            figure={{ ...scope, number: 'closed', by, reason }}
            label={`${labels.by(by)}, ${labels.reason(reason)}`}
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
    [t, labels, scope, most],
  );
  return (
    <ReportSection title={t('reasons.title')} lead={t('reasons.lead')} save={() => save('reasons')}>
      <DataTable
        label={t('reasons.title')}
        columns={columns}
        list={loadedList(report.reasons)}
        rowKey={({ by, reason }) => `${by} ${reason}`}
        empty={{ title: t('reasons.empty') }}
      />
    </ReportSection>
  );
}
