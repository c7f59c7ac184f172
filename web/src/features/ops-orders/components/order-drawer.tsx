import type { OrderView } from '#domain/job-orders/schema';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { orderQuery } from '../../../shared/carrier/order';
import { AgeChip } from '../../../shared/ui/age-chip';
import { Facts, Stack } from '../../../shared/ui/layout';
import { PageSkeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';
import { OrderDecision } from './order-decision';
import { useOrderFacts } from './order-facts';

const WIDTH = 560;

function OrderSummary({ order }: { order: OrderView }) {
  const { t } = useTranslation('ops-orders');
  const facts = useOrderFacts(order);
  return (
    <Stack>
      <p className="gh-ops-state">
        {t(`state.${order.status === 'pending' ? order.approval : order.status}`)} ·{' '}
        <AgeChip since={order.statusSince} />
      </p>
      {order.note === null || order.note === '' ? null : (
        <p className="gh-note">
          <strong>{t('noteToCarrier')}</strong> {order.note}
        </p>
      )}
      <OrderDecision order={order} />
      <Facts facts={facts} />
    </Stack>
  );
}

interface OrderDrawerProps {
  /** Undefined while it is closed. */
  orderId: string | undefined;
  onClose: () => void;
}

/** The whole order over the list; it has its own address and gives the focus back. */
export function OrderDrawer({ orderId, onClose }: OrderDrawerProps) {
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
      {order.data === undefined ? null : <OrderSummary order={order.data} />}
      {failed ? <ErrorState error={order.error} retry={() => void order.refetch()} /> : null}
      {order.data === undefined && !failed ? <PageSkeleton /> : null}
    </Drawer>
  );
}
