import { useTranslation } from 'react-i18next';
import type { OrderListItem } from '#domain/job-orders/schema';
import { useOrderTurn } from '#web/entities/candidacies/waiting';
import type { Turn } from '#web/shared/ui/state-chip';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

type Order = Pick<OrderListItem, 'status' | 'approval' | 'pastReason' | 'seatsTaken' | 'numberOfDrivers' | 'counts'>;

/** Chip of an active order: the party whose turn it is, and the text. */
function useActiveState() {
  const { t } = useTranslation('orders');
  const orderTurn = useOrderTurn();
  return (order: Order): { turn: Turn; text: string } => {
    const { turn, count } = orderTurn(order);
    switch (turn) {
      case 'mine':
        return { turn: 'yours', text: t('state.waiting', { count }) };
      case 'colleagues':
        return { turn: 'theirs', text: t('state.colleagues', { count }) };
      case 'full':
        return { turn: 'done', text: t('state.full') };
      case 'search':
        return { turn: 'yours', text: t('state.searching') };
      case 'open':
        return { turn: 'theirs', text: t('state.searching') };
      case 'drivers':
        return { turn: 'theirs', text: t('state.drivers', { count }) };
      case 'date':
        return { turn: 'theirs', text: t('state.dates', { count }) };
    }
  };
}

/** Chip of an order, the same in the list and on its own page. */
export function useOrderState() {
  const { t } = useTranslation('orders');
  const active = useActiveState();
  return (order: Order): { turn: Turn | undefined; text: string } => {
    switch (order.status) {
      case 'pending':
        return order.approval === 'rejected'
          ? { turn: 'blocked', text: t('state.sentBack') }
          : { turn: 'theirs', text: t('state.pending') };
      case 'active':
        return active(order);
      case 'past':
        return order.pastReason === 'cancelled'
          ? { turn: undefined, text: t('state.past.cancelled') }
          : { turn: 'done', text: t(`state.past.${order.pastReason ?? 'ended'}`) };
      case 'deleted':
        return { turn: undefined, text: t('state.deleted') };
    }
  };
}

export function OrderState({ order }: { order: Order }) {
  const { turn, text } = useOrderState()(order);
  return turn === undefined ? <PlainChip>{text}</PlainChip> : <StateChip turn={turn}>{text}</StateChip>;
}
