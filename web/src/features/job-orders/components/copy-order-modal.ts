import { defineModal } from '#web/shared/ui/modals';
import type { ActionableOrder } from '../model/actionable-order';

export const copyOrderModal = defineModal<ActionableOrder>('copy-order', () =>
  import('./copy-order-dialog').then((module) => module.CopyOrderDialog),
);
