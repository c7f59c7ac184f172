import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { firstDirection, orderSorts } from '#domain/job-orders/list-filters';
import type { OrderFilters as OrderSearch, OrderListItem } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { LazySavedViews } from '#web/entities/saved-views/lazy-saved-views';
import { useDebounced } from '#web/shared/form/use-debounced';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import type { Sort } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { KeyedCardList } from '#web/shared/table/keyed-card-list';
import { useSelection } from '#web/shared/table/selection';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { FilterFold } from '#web/shared/ui/filter-fold';
import { Stack } from '#web/shared/ui/layout';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { ordersQuery } from '../api/orders';
import { actsOf } from '../model/bulk-acts';
import {
  countFilters,
  directionOf,
  isFiltered,
  NO_FILTERS,
  searchOf,
  useOrderFilters,
  useOrderLayout,
} from '../model/filters';
import { LazyOrderBulkBar } from './lazy-order-bulk-bar';
import { OrderCard } from './order-card';
import { useOrderColumns } from './order-columns';
import { OrderFilters } from './order-filters';
import { useOrderPresets } from './use-order-presets';
import './order-list.css';

const DEBOUNCE_MS = 250;

interface OrderListProps {
  status: OrderStatus;
  /** Only orders at facilities that the user recruits for. */
  mine?: boolean;
}

/** The filters of the page as the request has them; what is typed counts after a pause. */
export function useOrderSearch({ mine = false, status }: { mine?: boolean; status?: OrderStatus }): OrderSearch {
  const [filters] = useOrderFilters();
  const text = useDebounced(filters.text, DEBOUNCE_MS);
  return { ...searchOf({ ...filters, text }, status), ...(mine && { mine }) };
}

function useEmpty(status: OrderStatus): EmptyStateProps {
  const { t } = useTranslation('orders');
  const [filters, setFilters] = useOrderFilters();
  const mayCreate = useCan('orders:write');
  if (isFiltered(filters))
    return {
      title: t('filter.empty'),
      hint: t('filter.emptyHint'),
      action: <Button onClick={() => void setFilters(NO_FILTERS)}>{t('filter.clear')}</Button>,
    };
  const create = <ButtonLink to={paths.newJobOrder()}>{t('list.create')}</ButtonLink>;
  return {
    title: t(`empty.${status}`),
    hint: t(`emptyHint.${status}`),
    action: mayCreate && (status === 'pending' || status === 'active') ? create : undefined,
  };
}

const keyOf = ({ _id }: OrderListItem) => _id;

/** The orders of one tab as rows or cards, loaded page by page, with saved views, filters and bulk actions. */
export function OrderList({ status, mine = false }: OrderListProps) {
  const { t } = useTranslation('orders');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const mayWrite = useCan('orders:write');
  const [filters, setFilters] = useOrderFilters();
  const [layout, setLayout] = useOrderLayout();
  const { sort } = layout;
  const direction = directionOf(layout);
  const search = { organizationId, status, ...useOrderSearch({ mine, status }), sort, direction };
  const query = useInfiniteQuery(ordersQuery(search));
  const list = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const selection = useSelection(JSON.stringify(search));
  const isSelectable = mayWrite && actsOf[status].length > 0;
  const columns = useOrderColumns();
  const shown = {
    label: t('list.label'),
    list,
    rowKey: keyOf,
    empty: useEmpty(status),
    selection: isSelectable ? selection : undefined,
  };
  const rows = list.status === 'ready' ? list.rows : [];
  const sortBy = (to: Sort | undefined) => {
    const column = orderSorts.find((each) => each === to?.column) ?? 'created';
    const dir = to?.direction === firstDirection[column] ? null : (to?.direction ?? null);
    void setLayout({ sort: column, dir });
  };
  return (
    <Stack>
      <LazySavedViews page={mine ? 'myJobs' : 'jobOrders'} presets={useOrderPresets(status)} />
      <FilterFold applied={countFilters(filters)}>
        <OrderFilters
          filters={filters}
          onChange={(change) => void setFilters(change)}
          layout={layout}
          onLayout={(change) => void setLayout(change)}
        />
      </FilterFold>
      {layout.view === 'cards' ? (
        <KeyedCardList {...shown} isGrid card={(order, select) => <OrderCard order={order} select={select} />} />
      ) : (
        <DataTable
          {...shown}
          columns={columns}
          settingsName="job-orders"
          sort={{ column: sort, direction }}
          onSort={sortBy}
        />
      )}
      {selection.selected.size === 0 ? null : (
        <LazyOrderBulkBar
          status={status}
          orders={rows.filter(({ _id }) => selection.selected.has(_id))}
          onClear={() => {
            selection.setAll([]);
          }}
        />
      )}
    </Stack>
  );
}
