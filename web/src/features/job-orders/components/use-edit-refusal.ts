import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#domain/job-orders/states';
import { useProblemText } from '#web/shared/i18n/use-problem-text';

/** Why an order cannot be edited: the specification's text, with the reason. */
export function useEditRefusalText() {
  const { t } = useTranslation('orders');
  const problemText = useProblemText();
  return (status: OrderStatus): string => {
    if (status === 'pending') return problemText('order-not-editable');
    return t(status === 'active' ? 'refusal.editActive' : 'refusal.editClosed');
  };
}
