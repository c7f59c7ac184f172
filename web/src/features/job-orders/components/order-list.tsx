import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApprovalStatus, OrderStatus } from '#domain/job-orders/states';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { ButtonLink } from '#web/shared/ui/button';
import { ordersQuery } from '../api/orders';
import { useOrderColumns } from './order-columns';

interface OrderListProps {
  status: OrderStatus;
  mine?: boolean;
  /** Only orders with this answer of operations. */
  approval?: ApprovalStatus | undefined;
}

/** The orders of one tab, loaded page by page. */
export function OrderList({ status, mine = false, approval }: OrderListProps) {
  const { t } = useTranslation('orders');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const query = useInfiniteQuery(ordersQuery({ organizationId, status, mine, approval }));
  const columns = useOrderColumns();
  const mayCreate = useCan('orders:write');
  const create = <ButtonLink to={paths.newJobOrder()}>{t('list.create')}</ButtonLink>;
  return (
    <DataTable
      label={t('list.label')}
      columns={columns}
      settingsName="job-orders"
      list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
      rowKey={({ _id }) => _id}
      empty={{
        title: t(`empty.${status}`),
        hint: t(`emptyHint.${status}`),
        action: mayCreate && (status === 'pending' || status === 'active') ? create : undefined,
      }}
    />
  );
}
