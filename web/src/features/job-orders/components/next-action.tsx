import { useTranslation } from 'react-i18next';
import { tabOfWait } from '#domain/candidacies/waiting';
import type { OrderListItem } from '#domain/job-orders/schema';
import { stageOfTab } from '#web/entities/candidacies/stage-of-tab';
import { useOrderTurn } from '#web/entities/candidacies/waiting';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';

interface Next {
  label: string;
  to: string;
}

/** The next step of an active order: the user's own task first, else the page where the hiring continues. */
function useNextOfActive() {
  const { t } = useTranslation('orders');
  const orderTurn = useOrderTurn();
  const orderPath = useOrderPath();
  return (order: OrderListItem): Next => {
    const next = orderTurn(order);
    const [line] = 'lines' in next ? next.lines : [];
    if ('lines' in next && line !== undefined) {
      const { stage, tab } = stageOfTab[tabOfWait[line.wait]];
      const act = t(`next.act.${line.wait}`, { count: line.count });
      const others = next.count - line.count;
      const all = others === 0 ? act : t('next.andMore', { act, count: others });
      const label = next.turn === 'mine' ? all : t('next.see');
      return { label, to: orderPath(order._id, stage, tab) };
    }
    if (next.turn === 'full') return { label: t('next.seeHired'), to: orderPath(order._id, 'hiredDrivers') };
    if (next.turn === 'search') return { label: t('next.search'), to: orderPath(order._id, 'inviteDrivers', 'search') };
    const { stage, tab } = stageOfTab[order.counts.interview > 0 ? 'interview' : 'invited'];
    return { label: t('next.see'), to: orderPath(order._id, stage, tab) };
  };
}

/** The next action of an order, shown at the end of its row. */
function useNext(order: OrderListItem): Next | undefined {
  const { t } = useTranslation('orders');
  const nextOfActive = useNextOfActive();
  const orderPath = useOrderPath();
  const { _id, status, counts, actions } = order;
  if (status === 'active') return nextOfActive(order);
  if (status === 'pending') {
    if (!actions.includes('edit')) return undefined;
    const label = order.approval === 'rejected' ? t('next.fix') : t('action.edit');
    return { label, to: paths.editJobOrder(_id) };
  }
  const everHired = counts.hired + counts.ended;
  return everHired > 0 ? { label: t('next.seeHired'), to: orderPath(_id, 'hiredDrivers') } : undefined;
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
