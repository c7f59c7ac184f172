import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#domain/job-orders/states';
import { orderStatuses } from '#domain/job-orders/states';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';
import { orderCountsQuery } from '../api/orders';
import { orderSearchFor, useOrderFilters, useOrderLayout } from '../model/filters';
import { OrderList, useOrderSearch } from './order-list';

/** All orders of the carrier, with a tab for each status (docs/state-machines.md#job-orders). */
export function OrderListPage({ status }: { status: OrderStatus }) {
  const { t } = useTranslation(['orders', 'labels']);
  const [filters] = useOrderFilters();
  const [layout] = useOrderLayout();
  const { data: counts } = useQuery(orderCountsQuery(useOrderSearch({})));
  const mayCreate = useCan('orders:write');
  // The other tabs keep the filters, which the counts have, too.
  const search = orderSearchFor({ ...filters, approval: null, ...layout });
  const tabs = orderStatuses.map((each) => ({
    label: t(`labels:orderStatus.${each}`),
    to: `${paths.jobOrdersBy(each)}${search}`,
    count: counts?.[each],
  }));
  return (
    <>
      <PageHeader
        title={t('list.title')}
        action={
          mayCreate ? (
            <ButtonLink variant="primary" to={paths.newJobOrder()}>
              {t('list.create')}
            </ButtonLink>
          ) : undefined
        }
      />
      <TabLinks label={t('list.tabs')} tabs={tabs} />
      <div className="gh-below-tabs">
        <OrderList key={status} status={status} />
      </div>
    </>
  );
}
