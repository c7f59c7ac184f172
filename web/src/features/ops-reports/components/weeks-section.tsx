import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { WeekReport } from '#domain/reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { formatDate } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { NumberLink } from './number-link';
import { type ReportSectionProps, Section } from './section';
import { useReportLabels } from './use-report-labels';

const WeeksChart = lazyComponent(() => import('./charts/weeks-chart').then((m) => m.WeeksChart), {
  waiting: <div className="gh-report-chart" />,
});

/** Number of drivers who entered each stage, by week. */
export function WeeksSection({ report, period, save }: ReportSectionProps) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const columns = useMemo(
    (): readonly ListColumn<WeekReport>[] => [
      { id: 'week', header: t('column.week'), oneLine: true, cell: ({ monday }) => formatDate(monday) },
      ...driverStages.map((stage): ListColumn<WeekReport> => ({
        id: stage,
        header: labels.stage(stage),
        align: 'right',
        cell: ({ monday, from, to, entered }) => (
          <NumberLink
            count={entered[stage] ?? 0}
            figure={{ ...period, from, to, number: 'entered', stage }}
            label={`${labels.stage(stage)}, ${formatDate(monday)}`}
          />
        ),
      })),
    ],
    [t, labels, period],
  );
  const rows = useMemo(() => [...report.weeks].reverse(), [report]);
  return (
    <Section title={t('weeks.title')} lead={t('weeks.lead')} table="weeks" save={save}>
      <WeeksChart weeks={report.weeks} />
      <div className="gh-report-weeks">
        <DataTable
          label={t('weeks.title')}
          columns={columns}
          list={loadedList(rows)}
          rowKey={({ monday }) => monday}
          empty={{ title: t('empty') }}
        />
      </div>
    </Section>
  );
}
