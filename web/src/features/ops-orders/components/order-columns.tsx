import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsOrderItem } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { usePayText } from '#web/entities/job-orders/pay-text';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { OrderDecision } from './order-decision';

/** A carrier that is not active stops its orders, whatever their own state. */
function stateOf({ status, approval, organization }: OpsOrderItem) {
  if (!organization.isActive) return 'inactive';
  return status === 'pending' ? approval : status;
}

const TURNS = {
  pending: 'yours',
  rejected: 'theirs',
  approved: 'done',
  active: 'done',
  past: 'done',
  inactive: 'blocked',
} as const;

function OrderState({ order }: { order: OpsOrderItem }) {
  const { t } = useTranslation('ops-orders');
  const state = stateOf(order);
  if (state === 'deleted') return <PlainChip>{t('state.deleted')}</PlainChip>;
  return <StateChip turn={TURNS[state]}>{t(`state.${state}`)}</StateChip>;
}

/** Columns of the order list: carrier, offer and waiting time; only pending orders have actions. */
export function useOrderColumns(status: OrderStatus): readonly ListColumn<OpsOrderItem>[] {
  const { t } = useTranslation('ops-orders');
  const payText = usePayText();
  return useMemo(() => {
    const columns: ListColumn<OpsOrderItem>[] = [
      {
        id: 'order',
        header: t('column.order'),
        cell: (order) => (
          <Link to={{ search: `?order=${order._id}` }} className="gh-ops-title">
            {order.title}
          </Link>
        ),
      },
      { id: 'key', header: t('column.key'), show: 'wide', oneLine: true, cell: ({ keyOrderId }) => keyOrderId },
      { id: 'carrier', header: t('column.carrier'), cell: ({ organization }) => organization.name },
      {
        id: 'facility',
        header: t('column.facility'),
        cell: ({ facilityName, city, state }) => t('facility', { name: facilityName, city, state }),
      },
      { id: 'pay', header: t('column.pay'), align: 'right', cell: ({ weeklyPay }) => payText(weeklyPay) },
      {
        id: 'drivers',
        header: t('column.seats'),
        show: 'wide',
        oneLine: true,
        cell: ({ counts, numberOfDrivers }) => t('seats', { taken: counts.hired, total: numberOfDrivers }),
      },
      { id: 'state', header: t('column.state'), cell: (order) => <OrderState order={order} /> },
      {
        id: 'age',
        header: t('column.age'),
        align: 'right',
        // An order that was sent back waits for its carrier, so it is not overdue for operations.
        cell: ({ status: own, approval, statusSince, targetDays }) => (
          <AgeChip
            since={statusSince}
            targetDays={own === 'pending' && approval === 'pending' ? targetDays : undefined}
          />
        ),
      },
    ];
    if (status !== 'pending') return columns;
    return [
      ...columns,
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (order) => <OrderDecision order={order} size="small" />,
      },
    ];
  }, [t, payText, status]);
}
