import { defineModal } from '#web/shared/ui/modals';
import type { ActionableOrder } from '../model/actionable-order';

export const cancelOrderModal = defineModal<ActionableOrder>('cancel-order', () =>
  import('./cancel-order-dialog').then((module) => module.CancelOrderDialog),
);
