import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyReport } from '#domain/hiring-reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import { ReportSection } from '#web/entities/reports/report-section';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { DaysChart } from './days-chart';
import { FigureLink, staysColumns } from './figure-link';
import type { HiringSectionProps } from './section';
import { useHiringLabels } from './use-labels';

/** The times until drivers and the carrier reply. */
export function RepliesSection({ report, scope, save }: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const columns = useMemo((): readonly ListColumn<ReplyReport>[] => {
    const name = ({ party, reply }: ReplyReport) => `${labels.party(party)}, ${labels.span(reply)}`;
    return [
      { id: 'party', header: t('column.party'), cell: ({ party }) => labels.party(party) },
      { id: 'reply', header: t('column.reply'), cell: ({ reply }) => labels.span(reply) },
      ...staysColumns<ReplyReport>({
        id: 'answered',
        headers: { count: t('number.answered'), median: t('replies.median'), p90: t('replies.p90') },
        stays: ({ answered }) => answered,
        figure: ({ reply }) => ({ ...scope, number: 'answered', reply }),
        name,
        days: labels.days,
      }),
      {
        id: 'unanswered',
        header: t('number.unanswered'),
        align: 'right',
        cell: (row) => (
          <FigureLink
            count={row.unanswered}
            figure={{ ...scope, number: 'unanswered', reply: row.reply }}
            label={`${name(row)}, ${t('number.unanswered')}`}
          />
        ),
      },
      ...staysColumns<ReplyReport>({
        id: 'awaited',
        headers: { count: t('number.awaited'), median: t('replies.awaited.median'), p90: t('replies.awaited.p90') },
        stays: ({ awaited }) => awaited,
        figure: ({ reply }) => ({ ...scope, number: 'awaited', reply }),
        name,
        days: labels.days,
      }),
    ];
  }, [t, labels, scope]);
  const rows = report.replies.map(({ reply, answered }) => ({
    name: labels.span(reply),
    median: answered.medianDays,
    p90: answered.p90Days,
  }));
  return (
    <ReportSection title={t('replies.title')} lead={t('replies.lead')} save={() => save('replies')}>
      <DaysChart rows={rows} label={t('replies.chart')} />
      <DataTable
        label={t('replies.title')}
        columns={columns}
        list={loadedList(report.replies)}
        rowKey={({ reply }) => reply}
        empty={{ title: t('empty') }}
      />
    </ReportSection>
  );
}
