import { defineModal } from '../../../shared/ui/modals';
import type { ActionableOrder } from './use-order-actions';

export const cancelOrderModal = defineModal<ActionableOrder>('cancel-order', () =>
  import('./cancel-order-dialog').then((module) => module.CancelOrderDialog),
);
