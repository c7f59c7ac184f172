import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageReport } from '#domain/reports/schema';
import type { StayCount } from '#domain/reports/stay-counts';
import { loadedList } from '#web/entities/reports/loaded-list';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { formatShare } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { NumberLink } from './number-link';
import { type ReportSectionProps, Section } from './section';
import { useReportLabels } from './use-report-labels';

const FunnelChart = lazyComponent(() => import('./charts/funnel-chart').then((m) => m.FunnelChart), {
  waiting: <div className="gh-report-chart" />,
});

const OUTCOMES = ['wentOn', 'wentBack', 'exited', 'stayed'] as const;
const ALL_OUTCOMES = [...OUTCOMES, 'erased'] as const;

/** Number of drivers who entered each stage, and their next step. */
export function FunnelSection({ report, period, save }: ReportSectionProps) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const outcomes = report.stages.some(({ erased }) => erased > 0) ? ALL_OUTCOMES : OUTCOMES;
  const columns = useMemo((): readonly ListColumn<StageReport>[] => {
    const link = (number: StayCount, { stage }: StageReport, count: number) => (
      <NumberLink
        count={count}
        figure={{ ...period, number, stage }}
        label={`${labels.stage(stage)}, ${t(`number.${number}`)}`}
      />
    );
    return [
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => labels.stage(stage) },
      { id: 'entered', header: t('number.entered'), align: 'right', cell: (row) => link('entered', row, row.entered) },
      ...outcomes.map((outcome): ListColumn<StageReport> => ({
        id: outcome,
        header: t(`number.${outcome}`),
        align: 'right',
        cell: (row) => (
          <span className="gh-report-share">
            {link(outcome, row, row[outcome])}
            {row[outcome] === 0 ? null : <span>{formatShare(row[outcome], row.entered)}</span>}
          </span>
        ),
      })),
    ];
  }, [t, labels, period, outcomes]);
  return (
    <Section title={t('funnel.title')} lead={t('funnel.lead')} table="stages" save={save}>
      <FunnelChart stages={report.stages} />
      <DataTable
        label={t('funnel.title')}
        columns={columns}
        list={loadedList(report.stages)}
        rowKey={({ stage }) => stage}
        empty={{ title: t('empty') }}
      />
    </Section>
  );
}
