import type { OrderListItem } from '#domain/job-orders/schema';
import { defineModal } from '#web/shared/ui/modals';

export interface EndOrdersData {
  act: 'cancel' | 'delete';
  /** The orders for which the action is possible. */
  orders: readonly Pick<OrderListItem, '_id' | 'title'>[];
  /** The number of other selected orders. */
  skipped: number;
  onDone: () => void;
}

export interface BulkFailuresData {
  failures: readonly { _id: string; name: string; problem: { code: string; message: string } }[];
}

export const endOrdersModal = defineModal<EndOrdersData>('end-orders', () =>
  import('./end-orders-dialog').then((module) => module.EndOrdersDialog),
);
export const bulkFailuresModal = defineModal<BulkFailuresData>('order-bulk-failures', () =>
  import('./bulk-failures-dialog').then((module) => module.BulkFailuresDialog),
);
