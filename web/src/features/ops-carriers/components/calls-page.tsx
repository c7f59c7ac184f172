import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallTimeView } from '#domain/carriers/schema';
import { listOf } from '#web/shared/http/list-state';
import { formatDateTime } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { StateChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { callTimesQuery, useWithdrawCallTime } from '../api/call-times';
import { CarriersFrame } from './carriers-frame';
import { OfferTimeForm } from './offer-time-form';

/** Times offered for calls with carriers that apply. */
export function CallsPage() {
  const { t } = useTranslation('ops-carriers');
  const query = useQuery(callTimesQuery());
  const columns = useCallColumns();
  return (
    <CarriersFrame line={t('calls.lead')}>
      <OfferTimeForm />
      <DataTable
        label={t('part.calls')}
        columns={columns}
        list={listOf(query, (rows) => ({ rows }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('calls.empty'), hint: t('calls.emptyHint') }}
      />
    </CarriersFrame>
  );
}

function Withdraw({ time: { _id, startsAt } }: { time: CallTimeView }) {
  const { t } = useTranslation('ops-carriers');
  const time = formatDateTime(startsAt);
  const withdraw = useWithdrawCallTime(() => {
    toast.success(t('withdraw.done'));
  });
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t('withdraw.label', { time })}
      onClick={() => {
        confirm({
          title: t('withdraw.title', { time }),
          text: t('withdraw.text'),
          confirmLabel: t('withdraw.action'),
          onConfirm: () => withdraw.mutateAsync(_id),
        });
      }}
    >
      {t('withdraw.action')}
    </Button>
  );
}

function useCallColumns(): readonly ListColumn<CallTimeView>[] {
  const { t } = useTranslation('ops-carriers');
  return useMemo(
    () => [
      { id: 'time', header: t('column.time'), oneLine: true, cell: ({ startsAt }) => formatDateTime(startsAt) },
      {
        id: 'carrier',
        header: t('column.company'),
        cell: ({ companyName }) =>
          companyName === null ? t('calls.free') : <StateChip turn="yours">{companyName}</StateChip>,
      },
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (time) => (time.companyName === null ? <Withdraw time={time} /> : null),
      },
    ],
    [t],
  );
}
