import type { OrderListItem } from '#domain/job-orders/schema';

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
