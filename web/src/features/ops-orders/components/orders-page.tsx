import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { OrderStatus } from '#domain/job-orders/states';
import { orderStatuses } from '#domain/job-orders/states';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { DataTable } from '#web/shared/table/data-table';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';
import { opsOrdersQuery } from '../api/orders';
import { useOrderColumns } from './order-columns';
import type { OrderDrawerProps } from './order-drawer';
import { OrderDrawer } from './order-drawer';
import './orders.css';

const statusOf = (name: string | undefined): OrderStatus =>
  orderStatuses.find((status) => status === name) ?? 'pending';

/** Orders of all carriers; of the pending orders, those that wait for operations come first. */
export function OpsOrdersPage({ summary }: Pick<OrderDrawerProps, 'summary'>) {
  const { t } = useTranslation('ops-orders');
  const { t: labels } = useTranslation('labels');
  const status = statusOf(useParams()['status']);
  const [search, setSearch] = useSearchParams();
  const query = useInfiniteQuery(opsOrdersQuery(status));
  const held = useHeldChanges('job-order', () => query.refetch());
  const columns = useOrderColumns(status);
  const count = query.data?.pages[0]?.count;
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={count === undefined ? t('lead') : t(`line.${status}`, { count })} />
      <TabLinks
        label={t('tabs')}
        tabs={orderStatuses.map((name) => ({
          label: labels(`orderStatus.${name}`),
          to: paths.opsOrdersBy(name),
          count: name === status ? count : undefined,
        }))}
      />
      <NewRowsPill count={held.count} onShow={held.release} />
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="ops-orders"
        list={pagedListOf(query, (page) => ({ rows: page.data, total: page.count }))}
        rowKey={({ _id }) => _id}
        empty={{ title: t(`empty.${status}`), hint: status === 'pending' ? t('emptyHint') : undefined }}
      />
      <OrderDrawer
        orderId={search.get('order') ?? undefined}
        summary={summary}
        onClose={() => {
          setSearch({}, { replace: true });
        }}
      />
    </Stack>
  );
}
