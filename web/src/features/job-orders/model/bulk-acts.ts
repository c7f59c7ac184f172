import type { OrderAction } from '#domain/job-orders/enums';
import type { OrderBulkAct, OrderListItem } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';

/** Bulk actions of the order list. */
export type BulkAct = 'show' | 'hide' | 'autopilotOff' | 'cancel' | 'delete';

/** The bulk actions of each tab. */
export const actsOf: Readonly<Record<OrderStatus, readonly BulkAct[]>> = {
  pending: ['show', 'hide', 'cancel', 'delete'],
  active: ['show', 'hide', 'autopilotOff', 'cancel', 'delete'],
  past: ['delete'],
  deleted: [],
};

type Order = Pick<OrderListItem, 'actions' | 'isVisible' | 'autoPilotActivated'>;

/** The action of a single order that the bulk action repeats. */
export const actionOf = {
  show: 'visibility',
  hide: 'visibility',
  autopilotOff: 'autopilot',
  cancel: 'cancel',
  delete: 'delete',
} as const satisfies Record<BulkAct, OrderAction>;

/** Whether the action would change the order. */
const changes: Readonly<Record<BulkAct, (order: Order) => boolean>> = {
  show: ({ isVisible }) => !isVisible,
  hide: ({ isVisible }) => isVisible,
  autopilotOff: ({ autoPilotActivated }) => autoPilotActivated,
  cancel: () => true,
  delete: () => true,
};

/** The orders for which the action is possible and changes something. */
export const ordersFor = <Selected extends Order>(act: BulkAct, orders: readonly Selected[]): Selected[] =>
  orders.filter((order) => order.actions.includes(actionOf[act]) && changes[act](order));

/** The request of a bulk action. */
export function requestOf(act: BulkAct, notifyToDriver: boolean): OrderBulkAct {
  switch (act) {
    case 'show':
    case 'hide':
      return { kind: 'visibility', isVisible: act === 'show' };
    case 'cancel':
      return { kind: 'cancel', notifyToDriver };
    default:
      return { kind: act };
  }
}

/** The action that undoes another one; undefined if drivers may have been notified, or the order cannot return. */
export const undoOf = (act: BulkAct): BulkAct | undefined => opposites[act];

const opposites: Partial<Record<BulkAct, BulkAct>> = { show: 'hide', hide: 'show' };
