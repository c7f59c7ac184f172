import { stageTable } from '#domain/drivers/stages';
import type { StageReport, Stays } from '#domain/reports/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lateComponent } from '../../../shared/connection/late-component';
import { DataTable } from '../../../shared/table/data-table';
import type { ListColumn } from '../../../shared/table/columns';
import { whole } from '../model/whole';
import { NumberLink } from './number-link';
import { Section, type SectionOf } from './section';
import { useWords } from './use-words';

const TimesChart = lateComponent(() => import('./charts/times-chart').then((m) => m.TimesChart), {
  waiting: <div className="gh-report-chart" />,
});

/** How long drivers stay in each stage, with those who still wait. */
export function TimesSection({ report, period, save }: SectionOf) {
  const { t } = useTranslation('ops-reports');
  const words = useWords();
  const columns = useMemo((): readonly ListColumn<StageReport>[] => {
    const daysOf = (number: 'left' | 'waiting' | 'stays', part: 'medianDays' | 'p90Days'): ListColumn<StageReport> => ({
      id: `${number}-${part}`,
      header: t(`times.${number}.${part}`),
      align: 'right',
      ...(part === 'p90Days' && number !== 'stays' && { show: 'wide' }),
      cell: ({ stage, [number]: stays }) => (
        <DaysLink stays={stays} part={part} wanted={{ ...period, number, stage }} label={words.stage(stage)} />
      ),
    });
    const countOf = (number: 'left' | 'waiting'): ListColumn<StageReport> => ({
      id: number,
      header: t(`number.${number}`),
      align: 'right',
      cell: ({ stage, [number]: { count } }) => (
        <NumberLink
          count={count}
          wanted={{ ...period, number, stage }}
          label={`${words.stage(stage)}, ${t(`number.${number}`)}`}
        />
      ),
    });
    return [
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => words.stage(stage) },
      {
        id: 'target',
        header: t('column.target'),
        align: 'right',
        cell: ({ stage }) => words.days(stageTable[stage].targetDays),
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
            wanted={{ ...period, number: 'over', stage }}
            label={`${words.stage(stage)}, ${t('number.over')}`}
          />
        ),
      },
      daysOf('stays', 'medianDays'),
      daysOf('stays', 'p90Days'),
    ];
  }, [t, words, period]);
  return (
    <Section title={t('times.title')} lead={t('times.lead')} table="stages" save={save}>
      <TimesChart stages={report.stages} />
      <DataTable
        label={t('times.title')}
        columns={columns}
        list={whole(report.stages)}
        rowKey={({ stage }) => stage}
        empty={{ title: t('empty') }}
      />
    </Section>
  );
}

interface DaysLinkProps {
  stays: Stays;
  part: 'medianDays' | 'p90Days';
  wanted: Parameters<typeof NumberLink>[0]['wanted'];
  label: string;
}

function DaysLink({ stays, part, wanted, label }: DaysLinkProps) {
  const { t } = useTranslation('ops-reports');
  const words = useWords();
  return (
    <NumberLink
      count={stays.count}
      wanted={wanted}
      text={words.days(stays[part])}
      label={`${label}, ${t(`times.${wanted.number === 'left' || wanted.number === 'waiting' ? wanted.number : 'stays'}.${part}`)}`}
    />
  );
}
