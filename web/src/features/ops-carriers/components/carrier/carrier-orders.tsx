import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import type { OrderListItem } from '#domain/job-orders/schema';
import { orderStatuses } from '#domain/job-orders/states';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { AgeChip } from '#web/shared/ui/age-chip';
import { Stack } from '#web/shared/ui/layout';
import { carrierOrdersQuery } from '../../api/carrier';

/** The carrier's orders in one status; each opens in the list of orders. */
export function CarrierOrders({ carrier: { _id, orders } }: { carrier: OpsCarrier }) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  const [status, setStatus] = useQueryState('status', parseAsStringLiteral(orderStatuses).withDefault('active'));
  const query = useInfiniteQuery(carrierOrdersQuery(_id, status));
  const columns = useMemo(
    (): readonly ListColumn<OrderListItem>[] => [
      {
        id: 'order',
        header: t('labels:term.jobOrder'),
        cell: (order) => (
          <Link to={`${paths.opsOrdersBy(order.status)}?order=${order._id}`} className="gh-carrier-name">
            {order.title}
          </Link>
        ),
      },
      { id: 'key', header: t('labels:term.number'), show: 'wide', oneLine: true, cell: ({ keyOrderId }) => keyOrderId },
      {
        id: 'facility',
        header: t('labels:term.facility'),
        cell: ({ facilityName, city, state }) => (
          <div>
            {facilityName}
            <span className="gh-carrier-aside">{`${city}, ${state}`}</span>
          </div>
        ),
      },
      {
        id: 'seats',
        header: t('labels:term.seats'),
        oneLine: true,
        cell: ({ counts, numberOfDrivers }) =>
          t('labels:term.takenOfTotalHired', { taken: counts.hired, total: numberOfDrivers }),
      },
      {
        id: 'age',
        header: t('labels:term.timeInStatus'),
        align: 'right',
        cell: ({ statusSince }) => <AgeChip since={statusSince} />,
      },
    ],
    [t],
  );
  return (
    <Stack>
      <Choice
        label={t('labels:term.status')}
        className="gh-carrier-search"
        value={status}
        values={orderStatuses}
        text={(value) =>
          t('carrier.statusAndNumber', { status: t(`labels:orderStatus.${value}`), number: orders[value] })
        }
        onChange={(value) => void setStatus(value)}
      />
      <DataTable
        label={t('carrier.tab.orders')}
        columns={columns}
        settingsName="ops-carrier-orders"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ _id: orderId }) => orderId}
        empty={{ title: t('carrier.noOrders') }}
      />
    </Stack>
  );
}
