import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundStageReport } from '#domain/hiring-reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { ReportSection } from '#web/entities/reports/report-section';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { DaysChart } from './days-chart';
import { staysColumns } from './figure-link';
import type { HiringSectionProps } from './section';
import { useHiringLabels } from './use-labels';

const PARTS = ['left', 'waiting', 'stays'] as const;

/** Time in each stage of the hiring flow, including candidates who are still in it. */
export function StagesSection({ report, scope, save }: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const columns = useMemo(
    (): readonly ListColumn<RoundStageReport>[] => [
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => labels.span(stage) },
      ...PARTS.flatMap((part) =>
        staysColumns<RoundStageReport>({
          id: part,
          headers: { count: t(`number.${part}`), median: t(`stages.${part}.median`), p90: t(`stages.${part}.p90`) },
          stays: (row) => row[part],
          figure: ({ stage }) => ({ ...scope, number: part, stage }),
          name: ({ stage }) => labels.span(stage),
          days: labels.days,
        }),
      ),
    ],
    [t, labels, scope],
  );
  const rows = report.stages.map(({ stage, stays }) => ({
    name: labels.span(stage),
    median: stays.medianDays,
    p90: stays.p90Days,
  }));
  return (
    <ReportSection title={t('stages.title')} lead={t('stages.lead')} save={() => save('stages')}>
      <DaysChart rows={rows} label={t('stages.chart')} />
      <DataTable
        label={t('stages.title')}
        columns={columns}
        list={loadedList(report.stages)}
        rowKey={({ stage }) => stage}
        empty={{ title: t('empty') }}
      />
    </ReportSection>
  );
}
