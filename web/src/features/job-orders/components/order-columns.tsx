import { useTranslation } from 'react-i18next';
import type { OrderListItem } from '#domain/job-orders/schema';
import { usePayText } from '#web/entities/job-orders/pay-text';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { NextAction } from './next-action';
import { OrderMenu } from './order-menu';
import { OrderName } from './order-name';
import { StateCell } from './state-cell';
import './order-list.css';

/** Columns of the order list; the title links to the order, the last column has the next action. */
export function useOrderColumns(): readonly ListColumn<OrderListItem>[] {
  const { t } = useTranslation('orders');
  const payText = usePayText();
  return [
    {
      id: 'title',
      header: t('column.order'),
      cell: (order) => <OrderName order={order} />,
      width: '34%',
      sortable: true,
    },
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
      sortable: true,
      showsAge: true,
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
