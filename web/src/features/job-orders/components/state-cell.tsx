import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderListItem } from '#domain/job-orders/schema';
import { paths } from '#web/shared/paths';
import { OrderState } from './order-state';
import './order-list.css';

/** The state of an order in a list, with autopilot and the note of operations. */
export function StateCell({ order }: { order: OrderListItem }) {
  const { t } = useTranslation('orders');
  const { approval, status, note } = order;
  return (
    <div className="gh-order-state">
      <OrderState order={order} />
      {status === 'active' && order.autoPilotActivated ? (
        <Link className="gh-order-autopilot" to={paths.autopilot(order._id)}>
          {t('list.autopilot')}
        </Link>
      ) : null}
      {status === 'pending' && approval === 'rejected' && note !== null ? (
        <q className="gh-order-note" aria-label={t('list.note')}>
          {note}
        </q>
      ) : null}
    </div>
  );
}
