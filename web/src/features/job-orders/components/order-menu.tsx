import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/shared/ui/action-menu';
import type { ActionableOrder } from '../model/actionable-order';
import { useOrderActions } from './use-order-actions';

export function OrderMenu({ order }: { order: ActionableOrder }) {
  const { t } = useTranslation('orders');
  return <ActionMenu label={t('action.more', { title: order.title })} actions={useOrderActions(order)} />;
}
