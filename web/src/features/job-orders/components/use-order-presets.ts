import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#domain/job-orders/states';
import type { ViewPreset } from '#web/entities/saved-views/saved-views';
import type { OrderFilters } from '../model/filters';
import { NO_FILTERS, orderSearchFor, useOrderLayout } from '../model/filters';
import { useStatusParam } from './use-status-param';

/** Built-in views of a tab. They keep the sort, and rows or cards. */
export function useOrderPresets(status: OrderStatus): ViewPreset[] {
  const { t } = useTranslation('orders');
  const [layout] = useOrderLayout();
  const withStatus = useStatusParam();
  const preset = (name: string, change: Partial<OrderFilters>): ViewPreset => ({
    name,
    search: withStatus(orderSearchFor({ ...NO_FILTERS, ...layout, ...change }).slice(1)),
  });
  if (status === 'pending') return [preset(t('preset.sentBack'), { approval: 'rejected' })];
  if (status !== 'active') return [];
  return [preset(t('preset.openSeats'), { seats: 'open' }), preset(t('preset.hidden'), { visibility: 'hidden' })];
}
