import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnerReport } from '#domain/reports/schema';
import { loadedList } from '#web/entities/reports/loaded-list';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { NumberLink } from './number-link';
import { type ReportSectionProps, Section } from './section';
import { useReportLabels } from './use-report-labels';

/** Figures by owner. */
export function OwnersSection({ report, period, save }: ReportSectionProps) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const columns = useMemo((): readonly ListColumn<OwnerReport>[] => {
    const nameOf = ({ owner }: OwnerReport): string => owner?.name ?? t('nobody');
    const column = (number: 'entered' | 'left' | 'waiting' | 'over'): ListColumn<OwnerReport> => ({
      id: number,
      header: t(`number.${number}`),
      align: 'right',
      cell: (row) => (
        <NumberLink
          count={number === 'left' ? row.left.count : row[number]}
          figure={{ ...period, number, owner: row.owner?._id ?? 'none' }}
          label={`${nameOf(row)}, ${t(`number.${number}`)}`}
        />
      ),
    });
    return [
      { id: 'owner', header: t('column.owner'), cell: nameOf },
      column('entered'),
      column('left'),
      {
        id: 'median',
        header: t('times.left.medianDays'),
        align: 'right',
        cell: (row) => (
          <NumberLink
            count={row.left.count}
            figure={{ ...period, number: 'left', owner: row.owner?._id ?? 'none' }}
            text={labels.days(row.left.medianDays)}
            label={`${nameOf(row)}, ${t('times.left.medianDays')}`}
          />
        ),
      },
      column('waiting'),
      column('over'),
    ];
  }, [t, labels, period]);
  return (
    <Section title={t('owners.title')} lead={t('owners.lead')} table="owners" save={save}>
      <DataTable
        label={t('owners.title')}
        columns={columns}
        list={loadedList(report.owners)}
        rowKey={({ owner }) => owner?._id ?? 'none'}
        empty={{ title: t('empty') }}
      />
    </Section>
  );
}
