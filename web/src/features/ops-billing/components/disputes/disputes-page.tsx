import { useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WorkdayDisputes } from '#domain/timesheets/disputes/schema';
import { disputesQuery } from '#web/entities/billing/disputes';
import { Choice } from '#web/shared/form/choice';
import { listOf } from '#web/shared/http/list-state';
import { formatDateTime, formatDay, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { BillingFrame } from '../billing-frame';

type Row = WorkdayDisputes['data'][number];

const SIDES = ['driver', 'fleet'] as const;
const sideLabels = { driver: 'labels:term.driver', fleet: 'labels:term.carrier' } as const;

function useDisputeColumns(): readonly ListColumn<Row>[] {
  const { t } = useTranslation(['ops-billing', 'labels']);
  return useMemo(
    () => [
      {
        id: 'day',
        header: t('disputes.workday'),
        oneLine: true,
        cell: ({ workday: { _id, day } }) => <Link to={paths.opsDispute(_id)}>{formatDay(day)}</Link>,
      },
      { id: 'driver', header: t('labels:term.driver'), cell: ({ assignment }) => assignment.driver },
      { id: 'carrier', header: t('labels:term.carrier'), cell: ({ assignment }) => assignment.carrier },
      {
        id: 'by',
        header: t('disputes.by'),
        cell: ({ workday: { dispute } }) => (dispute === null ? null : t(sideLabels[dispute.by])),
      },
      { id: 'note', header: t('labels:term.reason'), cell: ({ workday: { dispute } }) => dispute?.note },
      {
        id: 'since',
        header: t('payouts.since'),
        oneLine: true,
        cell: ({ workday: { dispute } }) => (dispute === null ? null : formatDateTime(dispute.at)),
      },
      {
        id: 'pay',
        header: t('disputes.pay'),
        align: 'right',
        oneLine: true,
        cell: ({ workday }) => <span className="gh-numbers">{formatMoney(workday.pay.cents)}</span>,
      },
      {
        id: 'bill',
        header: t('disputes.bill'),
        align: 'right',
        oneLine: true,
        cell: ({ workday: { billedCents } }) =>
          billedCents === null ? (
            t('disputes.notBilled')
          ) : (
            <span className="gh-numbers">{formatMoney(billedCents)}</span>
          ),
      },
    ],
    [t],
  );
}

/** Disputed workdays that wait for operations. */
export function DisputesPage() {
  const { t } = useTranslation(['ops-billing', 'labels']);
  const [by, setBy] = useQueryState('by', parseAsStringLiteral(SIDES));
  const query = useQuery(disputesQuery);
  const columns = useDisputeColumns();
  const list = listOf(query, ({ data }) => ({
    rows: data.filter(({ workday }) => by === null || workday.dispute?.by === by),
  }));
  return (
    <BillingFrame line={t('disputes.lead')}>
      <Choice
        label={t('disputes.by')}
        value={by}
        values={SIDES}
        text={(side) => t(sideLabels[side])}
        any={t('disputes.anySide')}
        onChange={(side) => void setBy(side)}
      />
      <DataTable
        label={t('part.disputes')}
        columns={columns}
        settingsName="ops-billing-disputes"
        list={list}
        rowKey={({ workday }) => workday._id}
        empty={{ title: t('disputes.empty'), hint: t('disputes.emptyHint') }}
      />
    </BillingFrame>
  );
}
