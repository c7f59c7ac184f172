import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { orderQuery } from '#web/entities/job-orders/order';
import { AgeChip } from '#web/shared/ui/age-chip';
import { Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { OrderDecision } from './order-decision';
import { OrderMarkup } from './order-markup';

const WIDTH = 560;

function Decision({ order, summary }: { order: OrderView; summary: ReactNode }) {
  const { t } = useTranslation('ops-orders');
  return (
    <Stack>
      <p className="gh-ops-state">
        <strong>{order.organizationName}</strong> ·{' '}
        {t(`state.${order.status === 'pending' ? order.approval : order.status}`)} ·{' '}
        <AgeChip since={order.statusSince} />
      </p>
      {order.note === null || order.note === '' ? null : (
        <p className="gh-note">
          <strong>{t('noteToCarrier')}</strong> {order.note}
        </p>
      )}
      <OrderDecision order={order} />
      <OrderMarkup order={order} />
      {summary}
    </Stack>
  );
}

export interface OrderDrawerProps {
  /** Undefined while it is closed. */
  orderId: string | undefined;
  onClose: () => void;
  /** The carrier's summary of an order, passed in by the route. */
  summary: (order: OrderView) => ReactNode;
}

/** The order in a drawer over the list, with a URL of its own; returns the focus on close. */
export function OrderDrawer({ orderId, onClose, summary }: OrderDrawerProps) {
  const { t } = useTranslation('ops-orders');
  const order = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const failed = order.data === undefined && order.error !== null;
  return (
    <Drawer
      open={orderId !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={order.data?.title ?? t('drawer')}
      rootClassName="gh-console"
      destroyOnHidden
    >
      {order.data === undefined ? null : <Decision order={order.data} summary={summary(order.data)} />}
      {failed ? <ErrorState error={order.error} retry={() => void order.refetch()} /> : null}
      {order.data === undefined && !failed ? <PageSkeleton /> : null}
    </Drawer>
  );
}
