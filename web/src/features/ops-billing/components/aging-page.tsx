import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Aging } from '#domain/invoices/schema';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatMoney } from '#web/shared/i18n/format';
import { DataTable } from '#web/shared/table/data-table';
import { agingQuery } from '../api/billing';
import { useAgingColumns } from './aging-columns';
import { BillingFrame } from './billing-frame';

const BUCKETS = [
  'notDueCents',
  'days1To30Cents',
  'days31To60Cents',
  'days61To90Cents',
  'over90Cents',
  'balanceCents',
] as const;

function Totals({ totals }: Pick<Aging, 'totals'>) {
  const { t } = useTranslation(['ops-billing', 'billing']);
  return (
    <dl className="gh-billing-totals" aria-label={t('billing:totals')}>
      {BUCKETS.map((bucket) => (
        <div key={bucket}>
          <dt>{t(`age.${bucket}`)}</dt>
          <dd className="gh-numbers">{formatMoney(totals[bucket])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Balances of carriers by the days since they were due. */
export function AgingPage() {
  const { t } = useTranslation('ops-billing');
  const query = useInfiniteQuery(agingQuery());
  const columns = useAgingColumns();
  const first = query.data?.pages[0];
  return (
    <BillingFrame line={t('carriers.lead')}>
      {first === undefined || first.count === 0 ? null : <Totals totals={first.totals} />}
      <DataTable
        label={t('part.carriers')}
        columns={columns}
        settingsName="ops-billing-carriers"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ organizationId }) => organizationId}
        empty={{ title: t('carriers.empty'), hint: t('carriers.emptyHint') }}
      />
    </BillingFrame>
  );
}
