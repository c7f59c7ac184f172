import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit, DepositList } from '#domain/deposits/schema';
import { SaveFileButton } from '#web/entities/billing/save-file-button';
import { today } from '#web/shared/form/today';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { Inline } from '#web/shared/ui/layout';
import { StateChip, type Turn } from '#web/shared/ui/state-chip';
import { depositsQuery, saveDepositsCsv } from '../api/billing';
import { BillingFrame } from './billing-frame';

const turns = { onTheWay: 'theirs', paid: 'done', failed: 'blocked' } as const satisfies Record<Deposit['state'], Turn>;

const TOTALS = ['heldCents', 'onTheWayCents', 'feeCents'] as const;

/** The sums of payments that the provider holds, has sent to the bank, and has kept as fees. */
function Totals({ totals }: { totals: DepositList }) {
  const { t } = useTranslation(['ops-billing', 'billing']);
  return (
    <dl className="gh-billing-totals" aria-label={t('billing:totals')}>
      {TOTALS.map((name) => (
        <div key={name}>
          <dt>{t(`deposits.${name}`)}</dt>
          <dd className="gh-numbers">{formatMoney(totals[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function useDepositColumns(): readonly ListColumn<Deposit>[] {
  const { t } = useTranslation(['ops-billing', 'billing', 'labels']);
  return useMemo(() => {
    const amount = (id: string, header: string, centsOf: (deposit: Deposit) => number | null): ListColumn<Deposit> => ({
      ...{ id, header, align: 'right', oneLine: true },
      cell: (deposit) => {
        const cents = centsOf(deposit);
        return cents === null ? t('deposits.pending') : <span className="gh-numbers">{formatMoney(cents)}</span>;
      },
    });
    return [
      {
        id: 'arrives',
        header: t('deposits.arrives'),
        oneLine: true,
        cell: ({ arrivesOn }) => formatDate(arrivesOn),
      },
      {
        id: 'reference',
        header: t('deposits.reference'),
        cell: ({ reference, paymentCount }) => (
          <div>
            {reference}
            {paymentCount === null ? null : (
              <span className="gh-billing-aside">{t('deposits.count', { count: paymentCount })}</span>
            )}
          </div>
        ),
      },
      {
        id: 'state',
        header: t('labels:term.status'),
        cell: ({ state }) => (
          <StateChip turn={turns[state]} hasTurn={false}>
            {t(`deposits.state.${state}`)}
          </StateChip>
        ),
      },
      amount('payments', t('deposits.payments'), ({ paymentsCents }) => paymentsCents),
      amount('other', t('deposits.other'), ({ otherCents }) => otherCents),
      amount('fees', t('deposits.fees'), ({ feeCents }) => (feeCents === null ? null : 0 - feeCents)),
      amount('net', t('deposits.net'), ({ cents }) => cents),
    ];
  }, [t]);
}

/** Deposits of the payment provider, as accounting compares them with the bank's statement. */
export function DepositsPage() {
  const { t } = useTranslation('ops-billing');
  const query = useInfiniteQuery(depositsQuery());
  const columns = useDepositColumns();
  const first = query.data?.pages[0];
  return (
    <BillingFrame line={t('deposits.lead')}>
      {first === undefined ? null : <Totals totals={first} />}
      <Inline>
        <SaveFileButton label={t('deposits.csv')} save={() => saveDepositsCsv(today())} />
      </Inline>
      <DataTable
        label={t('part.deposits')}
        columns={columns}
        settingsName="ops-billing-deposits"
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t('deposits.empty'), hint: t('deposits.emptyHint') }}
      />
    </BillingFrame>
  );
}
