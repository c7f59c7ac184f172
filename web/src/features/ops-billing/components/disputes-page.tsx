import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Dispute, disputesQuery } from '#web/entities/billing/disputes';
import { Remarks } from '#web/entities/timesheets/day-notes';
import { ShiftList } from '#web/entities/timesheets/shift-list';
import { listOf } from '#web/shared/http/list-state';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { settleModal } from '../model/modals';
import { BillingFrame } from './billing-frame';
import '#web/entities/timesheets/timesheets.css';

function Settle({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('ops-billing');
  const { workday, assignment } = dispute;
  if (!useCan('ops:act')) return null;
  return (
    <Button
      size="small"
      aria-label={t('disputes.settleOf', { name: assignment.driver, day: formatDay(workday.day) })}
      onClick={() => {
        openModal(settleModal, dispute);
      }}
    >
      {t('disputes.settle')}
    </Button>
  );
}

function useDisputeColumns(): readonly ListColumn<Dispute>[] {
  const { t } = useTranslation(['ops-billing', 'labels', 'timesheet-approval']);
  return useMemo(
    () => [
      { id: 'driver', header: t('labels:term.driver'), cell: ({ assignment }) => assignment.driver },
      {
        id: 'carrier',
        header: t('labels:term.carrier'),
        cell: ({ assignment: { organizationId, carrier } }) => (
          <Link to={paths.opsBillingCarrier(organizationId)}>{carrier}</Link>
        ),
      },
      { id: 'day', header: t('disputes.day'), oneLine: true, cell: ({ workday }) => formatDay(workday.day) },
      {
        id: 'hours',
        header: t('timesheet-approval:week.hours'),
        cell: ({ workday }) => <ShiftList workday={workday} />,
      },
      {
        id: 'pay',
        header: t('timesheet-approval:week.pay'),
        align: 'right',
        oneLine: true,
        cell: ({ workday }) => <span className="gh-numbers">{formatMoney(workday.pay.cents)}</span>,
      },
      {
        id: 'billed',
        header: t('disputes.billed'),
        align: 'right',
        oneLine: true,
        cell: ({ workday: { billedCents } }) =>
          billedCents === null ? null : <span className="gh-numbers">{formatMoney(billedCents)}</span>,
      },
      { id: 'note', header: t('disputes.note'), cell: ({ workday }) => <Remarks workday={workday} /> },
      { id: 'settle', header: t('labels:term.actions'), cell: (dispute) => <Settle dispute={dispute} /> },
    ],
    [t],
  );
}

/** Disputed workdays of all carriers, which operations settle. */
export function DisputesPage() {
  const { t } = useTranslation('ops-billing');
  const query = useQuery(disputesQuery());
  return (
    <BillingFrame line={t('disputes.lead')}>
      <DataTable
        label={t('part.disputes')}
        columns={useDisputeColumns()}
        settingsName="ops-billing-disputes"
        list={listOf(query, ({ data }) => ({ rows: data, total: data.length }))}
        rowKey={({ workday }) => workday._id}
        empty={{ title: t('disputes.empty'), hint: t('disputes.emptyHint') }}
      />
    </BillingFrame>
  );
}
