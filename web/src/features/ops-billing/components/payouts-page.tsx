import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OpsPayout, OpsPayouts } from '#domain/payouts/schema';
import { type PayoutState, payoutStates } from '#domain/payouts/states';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatCount, formatDateTime, formatDay, formatMoney } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { PlainChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { payoutsQuery, useRetryPayout } from '../api/billing';
import { BillingFrame } from './billing-frame';

const TURNS = { queued: 'theirs', paid: 'done', failed: 'blocked' } as const;

const stateIn = (text: string | null): PayoutState | null => payoutStates.find((state) => state === text) ?? null;

/** The state, and why it failed or waits. */
function State({ payout: { state, failure, needsCard } }: { payout: OpsPayout }) {
  const { t } = useTranslation('ops-billing');
  return (
    <div>
      <PlainChip turn={TURNS[state]}>{t(`payouts.state.${state}`)}</PlainChip>
      {failure === null ? null : <span className="gh-billing-aside">{t(`payouts.failure.${failure}`)}</span>}
      {state === 'queued' && needsCard ? <span className="gh-billing-aside">{t('payouts.needsCard')}</span> : null}
    </div>
  );
}

function Retry({ payout: { _id, driver, state } }: { payout: OpsPayout }) {
  const { t } = useTranslation('ops-billing');
  const mayAct = useCan('ops:act');
  const retry = useRetryPayout(() => {
    toast.success(t('payouts.retryDone'));
  });
  if (state !== 'failed' || !mayAct) return null;
  return (
    <Button
      size="small"
      aria-label={t('payouts.retryOf', { name: driver })}
      loading={retry.isPending}
      onClick={() => {
        retry.mutate(_id);
      }}
    >
      {t('payouts.retry')}
    </Button>
  );
}

function usePayoutColumns(): readonly ListColumn<OpsPayout>[] {
  const { t } = useTranslation(['ops-billing', 'billing', 'labels']);
  return useMemo(
    () => [
      { id: 'driver', header: t('labels:term.driver'), cell: ({ driver }) => driver },
      { id: 'carrier', header: t('labels:term.carrier'), cell: ({ carrier }) => carrier },
      { id: 'week', header: t('payouts.week'), oneLine: true, cell: ({ weekStartsOn }) => formatDay(weekStartsOn) },
      {
        id: 'total',
        header: t('billing:field.total'),
        align: 'right',
        oneLine: true,
        cell: ({ cents }) => <span className="gh-numbers">{formatMoney(cents)}</span>,
      },
      { id: 'state', header: t('labels:term.status'), cell: (payout) => <State payout={payout} /> },
      { id: 'since', header: t('payouts.since'), oneLine: true, cell: ({ stateSince }) => formatDateTime(stateSince) },
      { id: 'attempt', header: t('payouts.attempt'), align: 'right', cell: ({ attempt }) => attempt },
      { id: 'retry', header: t('labels:term.actions'), actions: true, cell: (payout) => <Retry payout={payout} /> },
    ],
    [t],
  );
}

function Sums({ totals }: Pick<OpsPayouts, 'totals'>) {
  const { t } = useTranslation('ops-billing');
  return (
    <dl className="gh-billing-totals" aria-label={t('payouts.sums')}>
      {payoutStates.map((state) => (
        <div key={state}>
          <dt>{t('payouts.sum', { state: t(`payouts.state.${state}`), number: formatCount(totals[state].count) })}</dt>
          <dd className="gh-numbers">{formatMoney(totals[state].cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Payouts to drivers with their state; failed ones are sent again. */
export function PayoutsPage() {
  const { t } = useTranslation(['ops-billing', 'labels']);
  const [search, setSearch] = useSearchParams();
  const state = stateIn(search.get('state'));
  const query = useInfiniteQuery(payoutsQuery(state));
  const columns = usePayoutColumns();
  const first = query.data?.pages[0];
  return (
    <BillingFrame line={t('payouts.lead')}>
      {first === undefined || first.isOpen ? null : <Alert>{t('payouts.closed')}</Alert>}
      {first === undefined ? null : <Sums totals={first.totals} />}
      <div className="gh-billing-filters">
        <Choice
          label={t('labels:term.status')}
          value={state}
          values={payoutStates}
          text={(choice) => t(`payouts.state.${choice}`)}
          any={t('anyStatus')}
          onChange={(choice) => {
            setSearch(choice === null ? {} : { state: choice }, { replace: true });
          }}
        />
      </div>
      <DataTable
        label={t('part.payouts')}
        columns={columns}
        settingsName="ops-billing-payouts"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('payouts.empty'), hint: t('payouts.emptyHint') }}
      />
    </BillingFrame>
  );
}
