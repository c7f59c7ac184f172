import type { OrderView } from '#domain/job-orders/schema';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';

/** What waits next on an active order, by the step that is furthest behind. */
function useNextStep() {
  const { t } = useTranslation('hiring');
  return ({ counts, seatsTaken, numberOfDrivers }: OrderView): string => {
    if (counts.requested > 0) return t('next.requests', { count: counts.requested });
    if (counts.review > 0) return t('next.review', { count: counts.review });
    if (counts.interview > 0) return t('next.interview', { count: counts.interview });
    if (seatsTaken >= numberOfDrivers) return t('next.full');
    if (counts.invited > 0) return t('next.invited', { count: counts.invited });
    return t('next.search');
  };
}

/** State, since when, seats, and what comes next: the one sentence of the header. */
export function OrderStateLine({ order }: { order: OrderView }) {
  const { t } = useTranslation(['hiring', 'labels']);
  const next = useNextStep();
  const { status, statusSince, seatsTaken, numberOfDrivers, facility } = order;
  const parts = [
    t('stateSince', { status: t(`labels:orderStatus.${status}`), date: formatDate(statusSince, facility.timeZone) }),
    t('seats', { taken: seatsTaken, total: numberOfDrivers }),
    ...(status === 'active' ? [next(order)] : []),
    ...(status === 'past' || status === 'deleted' ? [t('readOnly')] : []),
  ];
  return <span className="gh-numbers">{parts.join(' · ')}</span>;
}
