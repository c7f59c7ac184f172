import type { ReportNumber } from '#domain/reports/numbers';
import type { StageReport } from '#domain/reports/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lateComponent } from '../../../shared/connection/late-component';
import { formatShare } from '../../../shared/i18n/format';
import { DataTable } from '../../../shared/table/data-table';
import type { ListColumn } from '../../../shared/table/columns';
import { whole } from '../model/whole';
import { NumberLink } from './number-link';
import { Section, type SectionOf } from './section';
import { useWords } from './use-words';

const FunnelChart = lateComponent(() => import('./charts/funnel-chart').then((m) => m.FunnelChart), {
  waiting: <div className="gh-report-chart" />,
});

const WAYS = ['wentOn', 'wentBack', 'exited', 'stayed'] as const;
const ALL_WAYS = [...WAYS, 'erased'] as const;

/** How many came into each stage, and where they went from there. */
export function FunnelSection({ report, period, save }: SectionOf) {
  const { t } = useTranslation('ops-reports');
  const words = useWords();
  const ways = report.stages.some(({ erased }) => erased > 0) ? ALL_WAYS : WAYS;
  const columns = useMemo((): readonly ListColumn<StageReport>[] => {
    const link = (number: ReportNumber, { stage }: StageReport, count: number) => (
      <NumberLink
        count={count}
        wanted={{ ...period, number, stage }}
        label={`${words.stage(stage)}, ${t(`number.${number}`)}`}
      />
    );
    return [
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => words.stage(stage) },
      { id: 'entered', header: t('number.entered'), align: 'right', cell: (row) => link('entered', row, row.entered) },
      ...ways.map((way): ListColumn<StageReport> => ({
        id: way,
        header: t(`number.${way}`),
        align: 'right',
        cell: (row) => (
          <span className="gh-report-share">
            {link(way, row, row[way])}
            {row[way] === 0 ? null : <span>{formatShare(row[way], row.entered)}</span>}
          </span>
        ),
      })),
    ];
  }, [t, words, period, ways]);
  return (
    <Section title={t('funnel.title')} lead={t('funnel.lead')} table="stages" save={save}>
      <FunnelChart stages={report.stages} />
      <DataTable
        label={t('funnel.title')}
        columns={columns}
        list={whole(report.stages)}
        rowKey={({ stage }) => stage}
        empty={{ title: t('empty') }}
      />
    </Section>
  );
}
