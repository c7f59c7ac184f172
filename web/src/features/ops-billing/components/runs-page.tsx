import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BillingRun } from '#domain/invoices/schema';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatCount, formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { runsQuery } from '../api/billing';
import { BillingFrame } from './billing-frame';
import { RunState } from './run-state';

function useRunColumns(): readonly ListColumn<BillingRun>[] {
  const { t } = useTranslation(['ops-billing', 'billing', 'labels']);
  return useMemo(() => {
    const count = (id: 'invoicedCount' | 'nothingCount' | 'failedCount', header: string): ListColumn<BillingRun> => ({
      ...{ id, header, align: 'right' },
      cell: (run) => <span className="gh-numbers">{formatCount(run[id])}</span>,
    });
    return [
      {
        id: 'started',
        header: t('runs.started'),
        oneLine: true,
        cell: ({ _id, startedAt }) => <Link to={paths.opsBillingRun(_id)}>{formatDateTime(startedAt)}</Link>,
      },
      { id: 'state', header: t('labels:term.status'), cell: (run) => <RunState run={run} /> },
      count('invoicedCount', t('runs.invoiced')),
      count('nothingCount', t('runs.nothing')),
      count('failedCount', t('runs.failed')),
      {
        id: 'total',
        header: t('billing:field.total'),
        align: 'right',
        oneLine: true,
        cell: ({ totalCents }) => <span className="gh-numbers">{formatMoney(totalCents)}</span>,
      },
    ];
  }, [t]);
}

/** Runs that issued invoices, with how many carriers failed. */
export function RunsPage() {
  const { t } = useTranslation('ops-billing');
  const query = useInfiniteQuery(runsQuery());
  const columns = useRunColumns();
  return (
    <BillingFrame line={t('runs.lead')}>
      <DataTable
        label={t('part.runs')}
        columns={columns}
        settingsName="ops-billing-runs"
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('runs.empty'), hint: t('runs.emptyHint') }}
      />
    </BillingFrame>
  );
}
