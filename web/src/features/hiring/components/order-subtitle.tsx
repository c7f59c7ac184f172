import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { useOrderTurn } from '#web/entities/candidacies/waiting';
import { formatDate } from '#web/shared/i18n/format';

/** The user's open steps on an active order, or the party that the order waits for. */
function useNextStep() {
  const { t } = useTranslation('hiring');
  const orderTurn = useOrderTurn();
  return (order: OrderView): string => {
    const next = orderTurn(order);
    switch (next.turn) {
      case 'mine':
        return t('next.yours', {
          steps: next.lines.map(({ wait, count }) => t(`next.act.${wait}`, { count })).join(', '),
        });
      case 'colleagues':
        return next.lines.map(({ wait, count }) => t(`next.colleagues.${wait}`, { count })).join(', ');
      case 'drivers':
        return t('next.drivers', { count: next.count });
      case 'date':
        return t('next.dates', { count: next.count });
      case 'full':
        return t('next.full');
      case 'search':
        return t('next.search');
      case 'open':
        return t('next.open');
    }
  };
}

/** The state of an order in words; operations no longer look at one that they sent back. */
function sinceOf({ status, approval, pastReason }: OrderView) {
  if (status === 'past') return `past.${pastReason ?? 'ended'}` as const;
  return status === 'pending' && approval === 'rejected' ? 'sentBack' : status;
}

/** The header's sentence: state, date, seats and next step. */
export function OrderSubtitle({ order }: { order: OrderView }) {
  const { t } = useTranslation(['hiring', 'labels']);
  const next = useNextStep();
  const { status, statusSince, counts, numberOfDrivers, facility } = order;
  const since = sinceOf(order);
  const parts = [
    t(`stateSince.${since}`, { date: formatDate(statusSince, facility.timeZone) }),
    t('seats', { taken: counts.hired, total: numberOfDrivers }),
    ...(status === 'active' ? [next(order)] : []),
    ...(status === 'past' || status === 'deleted' ? [t('readOnly')] : []),
  ];
  return <span className="gh-numbers">{parts.join(' · ')}</span>;
}
