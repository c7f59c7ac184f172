import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HiringWeekReport } from '#domain/hiring-reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { ReportSection } from '#web/entities/reports/report-section';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { formatDate } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { FigureLink, staysColumns } from './figure-link';
import type { HiringSectionProps } from './section';
import { useHiringLabels } from './use-labels';

const WeeksChart = lazyComponent(() => import('./charts/weeks-chart').then((m) => m.WeeksChart), {
  waiting: <div className="gh-report-chart" />,
});

/** Time to hire from first contact, and what happened in each week. */
export function WeeksSection({ report, scope, save }: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const columns = useMemo((): readonly ListColumn<HiringWeekReport>[] => {
    const name = ({ monday }: HiringWeekReport) => t('weeks.of', { day: formatDate(monday) });
    const count = (number: 'contacts' | 'closed'): ListColumn<HiringWeekReport> => ({
      id: number,
      header: t(`number.${number}`),
      align: 'right',
      cell: (week) => (
        <FigureLink
          count={week[number]}
          figure={{ ...scope, from: week.from, to: week.to, number }}
          label={`${name(week)}, ${t(`number.${number}`)}`}
        />
      ),
    });
    return [
      { id: 'week', header: t('column.week'), oneLine: true, cell: ({ monday }) => formatDate(monday) },
      count('contacts'),
      ...staysColumns<HiringWeekReport>({
        id: 'hires',
        headers: { count: t('number.hires'), median: t('hires.median'), p90: t('hires.p90') },
        stays: ({ hires }) => hires,
        figure: ({ from, to }) => ({ ...scope, from, to, number: 'hires' }),
        name,
        days: labels.days,
      }),
      count('closed'),
    ];
  }, [t, labels, scope]);
  const rows = useMemo(() => [...report.weeks].reverse(), [report]);
  return (
    <ReportSection title={t('weeks.title')} lead={t('weeks.lead')} save={() => save('weeks')}>
      <WeeksChart weeks={report.weeks} />
      <DataTable
        label={t('weeks.title')}
        columns={columns}
        list={loadedList(rows)}
        rowKey={({ monday }) => monday}
        empty={{ title: t('empty') }}
      />
    </ReportSection>
  );
}
