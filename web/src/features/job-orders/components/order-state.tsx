import type { OrderListItem } from '#domain/job-orders/schema';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../../shared/ui/state-chip';
import type { Turn } from '../../../shared/ui/state-chip';

type Order = Pick<OrderListItem, 'status' | 'approval' | 'pastReason' | 'seatsTaken' | 'numberOfDrivers' | 'counts'>;

/** Whose move the order waits for; the same words on the list and on its own page. */
export function useOrderState() {
  const { t } = useTranslation('orders');
  const active = ({ seatsTaken, numberOfDrivers, counts }: Order): { turn: Turn; words: string } => {
    const waiting = counts.requested + counts.review;
    if (waiting > 0) return { turn: 'yours', words: t('state.waiting', { count: waiting }) };
    if (seatsTaken >= numberOfDrivers) return { turn: 'done', words: t('state.full') };
    return { turn: 'theirs', words: t('state.searching') };
  };
  return (order: Order): { turn: Turn; words: string } => {
    switch (order.status) {
      case 'pending':
        return order.approval === 'rejected'
          ? { turn: 'blocked', words: t('state.sentBack') }
          : { turn: 'theirs', words: t('state.pending') };
      case 'active':
        return active(order);
      case 'past':
        return { turn: 'done', words: t(`state.past.${order.pastReason ?? 'ended'}`) };
      case 'deleted':
        return { turn: 'theirs', words: t('state.deleted') };
    }
  };
}

export function OrderState({ order }: { order: Order }) {
  const { turn, words } = useOrderState()(order);
  return <StateChip turn={turn}>{words}</StateChip>;
}
