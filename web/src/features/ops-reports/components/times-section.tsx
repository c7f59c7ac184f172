import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { stageTable } from '#domain/driver-pipeline/stages';
import type { StageReport, Stays } from '#domain/reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { NumberLink } from './number-link';
import { type ReportSectionProps, Section } from './section';
import { useReportLabels } from './use-report-labels';

const TimesChart = lazyComponent(() => import('./charts/times-chart').then((m) => m.TimesChart), {
  waiting: <div className="gh-report-chart" />,
});

/** Time in each stage, including drivers who are still in it. */
export function TimesSection({ report, period, save }: ReportSectionProps) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const columns = useMemo((): readonly ListColumn<StageReport>[] => {
    const daysOf = (number: 'left' | 'waiting' | 'stays', part: 'medianDays' | 'p90Days'): ListColumn<StageReport> => ({
      id: `${number}-${part}`,
      header: t(`times.${number}.${part}`),
      align: 'right',
      ...(part === 'p90Days' && number !== 'stays' && { show: 'wide' }),
      cell: ({ stage, [number]: stays }) => (
        <DaysLink stays={stays} part={part} figure={{ ...period, number, stage }} label={labels.stage(stage)} />
      ),
    });
    const countOf = (number: 'left' | 'waiting'): ListColumn<StageReport> => ({
      id: number,
      header: t(`number.${number}`),
      align: 'right',
      cell: ({ stage, [number]: { count } }) => (
        <NumberLink
          count={count}
          figure={{ ...period, number, stage }}
          label={`${labels.stage(stage)}, ${t(`number.${number}`)}`}
        />
      ),
    });
    return [
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => labels.stage(stage) },
      {
        id: 'target',
        header: t('column.target'),
        align: 'right',
        cell: ({ stage }) => labels.days(stageTable[stage].targetDays),
      },
      countOf('left'),
      daysOf('left', 'medianDays'),
      daysOf('left', 'p90Days'),
      countOf('waiting'),
      daysOf('waiting', 'medianDays'),
      daysOf('waiting', 'p90Days'),
      {
        id: 'over',
        header: t('number.over'),
        align: 'right',
        cell: ({ stage, over }) => (
          <NumberLink
            count={over}
            figure={{ ...period, number: 'over', stage }}
            label={`${labels.stage(stage)}, ${t('number.over')}`}
          />
        ),
      },
      daysOf('stays', 'medianDays'),
      daysOf('stays', 'p90Days'),
    ];
  }, [t, labels, period]);
  return (
    <Section title={t('times.title')} lead={t('times.lead')} table="stages" save={save}>
      <TimesChart stages={report.stages} />
      <DataTable
        label={t('times.title')}
        columns={columns}
        list={loadedList(report.stages)}
        rowKey={({ stage }) => stage}
        empty={{ title: t('empty') }}
      />
    </Section>
  );
}

interface DaysLinkProps {
  stays: Stays;
  part: 'medianDays' | 'p90Days';
  figure: Parameters<typeof NumberLink>[0]['figure'];
  label: string;
}

function DaysLink({ stays, part, figure, label }: DaysLinkProps) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  return (
    <NumberLink
      count={stays.count}
      figure={figure}
      text={labels.days(stays[part])}
      label={`${label}, ${t(`times.${figure.number === 'left' || figure.number === 'waiting' ? figure.number : 'stays'}.${part}`)}`}
    />
  );
}
