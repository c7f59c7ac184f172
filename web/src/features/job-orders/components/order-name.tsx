import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderListItem } from '#domain/job-orders/schema';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { PlainChip } from '#web/shared/ui/state-chip';
import './order-list.css';

/** An order in a list: title, internal name, facility and kind. */
export function OrderName({ order }: { order: OrderListItem }) {
  const { t } = useTranslation(['orders', 'labels']);
  const orderPath = useOrderPath();
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
        <Link to={orderPath(_id)}>{title}</Link>
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
