import type { OrderView } from '#domain/job-orders/schema';

export type ActionableOrder = Pick<
  OrderView,
  '_id' | 'title' | 'status' | 'isVisible' | 'autoPilotActivated' | 'actions' | 'refusals'
>;
