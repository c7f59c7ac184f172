import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderListItem } from '#domain/job-orders/schema';
import { usePayText } from '#web/entities/job-orders/pay-text';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainChip } from '#web/shared/ui/state-chip';
import { NextAction } from './next-action';
import { OrderMenu } from './order-menu';
import { OrderState } from './order-state';
import './order-list.css';

function OrderName({ order }: { order: OrderListItem }) {
  const { t } = useTranslation(['orders', 'labels']);
  const { _id, title, customTitle, facilityName, city, state, jobType, driverClass, isVisible, status } = order;
  // The form opens this list with the ID of the order it just created.
  const isNew = useSearchParams()[0].get('new') === _id;
  const isHidden = !isVisible && (status === 'pending' || status === 'active');
  const kind = [
    t(`labels:jobType.${jobType}`),
    t(`labels:driverClass.${driverClass}`),
    ...(isHidden ? [t('list.hidden')] : []),
  ];
  return (
    <div className="gh-order-name">
      <span className="gh-order-title">
        <Link to={paths.hiringFlow(_id)}>{title}</Link>
        {isNew ? <PlainChip turn="done">{t('list.new')}</PlainChip> : null}
      </span>
      {customTitle === '' ? null : <span>{customTitle}</span>}
      <span>
        {facilityName} · {city}, {state}
      </span>
      <span>{kind.join(' · ')}</span>
    </div>
  );
}

function StateCell({ order }: { order: OrderListItem }) {
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

/** Columns of the order list; the title links to the order, the last column has the next action. */
export function useOrderColumns(): readonly ListColumn<OrderListItem>[] {
  const { t } = useTranslation('orders');
  const payText = usePayText();
  return [
    { id: 'order', header: t('column.order'), cell: (order) => <OrderName order={order} />, width: '34%' },
    { id: 'pay', header: t('column.pay'), align: 'right', cell: ({ weeklyPay }) => payText(weeklyPay) },
    {
      id: 'seats',
      header: t('column.seats'),
      align: 'right',
      cell: ({ counts, numberOfDrivers }) => (
        <span className="gh-nowrap">{t('list.seats', { taken: counts.hired, total: numberOfDrivers })}</span>
      ),
    },
    { id: 'state', header: t('column.state'), cell: (order) => <StateCell order={order} /> },
    {
      id: 'age',
      header: t('column.age'),
      align: 'right',
      show: 'wide',
      cell: ({ statusSince }) => <AgeChip since={statusSince} />,
    },
    {
      id: 'next',
      header: t('column.next'),
      actions: true,
      cell: (order) => (
        <div className="gh-order-actions">
          <NextAction order={order} />
          <OrderMenu order={order} />
        </div>
      ),
    },
  ];
}
