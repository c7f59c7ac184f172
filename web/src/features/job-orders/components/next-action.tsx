import type { OrderListItem } from '#domain/job-orders/schema';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/button';

interface Next {
  label: string;
  to: string;
}

/** The one thing to do with an order now; every row ends in it. */
function useNext(order: OrderListItem): Next | undefined {
  const { t } = useTranslation('orders');
  const { _id, status, counts, seatsTaken, numberOfDrivers, actions } = order;
  const hiring = (stage: string, tab: string, label: string): Next => ({
    label,
    to: `${paths.hiringFlow(_id, stage)}?tab=${tab}`,
  });
  if (status === 'pending') {
    if (!actions.includes('edit')) return undefined;
    const label = order.approval === 'rejected' ? t('next.fix') : t('action.edit');
    return { label, to: paths.editJobOrder(_id) };
  }
  if (status !== 'active') {
    return counts.hired > 0 ? { label: t('next.seeHired'), to: paths.hiringFlow(_id, 'hiredDrivers') } : undefined;
  }
  if (counts.requested > 0) return hiring('inviteDrivers', 'requests', t('next.requests', { count: counts.requested }));
  if (counts.review > 0) return hiring('reviewDrivers', 'review', t('next.review', { count: counts.review }));
  if (counts.interview > 0)
    return hiring('reviewDrivers', 'interview', t('next.interview', { count: counts.interview }));
  if (seatsTaken >= numberOfDrivers) return { label: t('next.seeHired'), to: paths.hiringFlow(_id, 'hiredDrivers') };
  return hiring('inviteDrivers', 'search', t('next.search'));
}

export function NextAction({ order }: { order: OrderListItem }) {
  const next = useNext(order);
  if (next === undefined) return null;
  return (
    <ButtonLink size="small" to={next.to}>
      {next.label}
    </ButtonLink>
  );
}
