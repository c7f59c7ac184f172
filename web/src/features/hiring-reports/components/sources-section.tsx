import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceReport } from '#domain/hiring-reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { ReportSection } from '#web/entities/reports/report-section';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { formatShare } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { FigureLink, staysColumns } from './figure-link';
import type { HiringSectionProps } from './section';
import { useHiringLabels } from './use-labels';

const SourcesChart = lazyComponent(() => import('./charts/sources-chart').then((m) => m.SourcesChart), {
  waiting: <div className="gh-report-chart" />,
});

const RESULTS = ['contactsHired', 'contactsClosed', 'contactsOpen'] as const;

/** Where candidates come from, and what became of them. */
export function SourcesSection({ report, scope, save }: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const columns = useMemo((): readonly ListColumn<SourceReport>[] => {
    const link = (number: 'contacts' | (typeof RESULTS)[number], row: SourceReport) => (
      <FigureLink
        count={row[number]}
        figure={{ ...scope, number, source: row.source }}
        label={`${labels.source(row.source)}, ${t(`number.${number}`)}`}
      />
    );
    return [
      { id: 'source', header: t('column.source'), cell: ({ source }) => labels.source(source) },
      { id: 'contacts', header: t('number.contacts'), align: 'right', cell: (row) => link('contacts', row) },
      ...RESULTS.map((result): ListColumn<SourceReport> => ({
        id: result,
        header: t(`number.${result}`),
        align: 'right',
        cell: (row) => (
          <span className="gh-report-share">
            {link(result, row)}
            {row[result] === 0 ? null : <span>{formatShare(row[result], row.contacts)}</span>}
          </span>
        ),
      })),
      ...staysColumns<SourceReport>({
        id: 'hires',
        headers: { count: t('sources.hires'), median: t('hires.median'), p90: t('hires.p90') },
        stays: ({ hires }) => hires,
        figure: ({ source }) => ({ ...scope, number: 'hires', source }),
        name: ({ source }) => labels.source(source),
        days: labels.days,
      }),
    ];
  }, [t, labels, scope]);
  return (
    <ReportSection title={t('sources.title')} lead={t('sources.lead')} save={() => save('sources')}>
      <SourcesChart sources={report.sources} />
      <DataTable
        label={t('sources.title')}
        columns={columns}
        list={loadedList(report.sources)}
        rowKey={({ source }) => source}
        empty={{ title: t('empty') }}
      />
    </ReportSection>
  );
}
