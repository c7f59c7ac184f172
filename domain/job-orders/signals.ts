import type { JobOrderEvent } from './events';

/** A Signal to every candidacy of the order, by topic of the outbox: the order is no longer active. */
export interface JobOrderSignal {
  readonly topic: 'orderEnded';
  readonly payload: {
    readonly orderId: string;
    readonly reason: 'order_cancelled' | 'order_ended' | 'order_deleted';
    readonly notify: boolean;
  };
}

/** The Signals that other workflows receive after the event is projected. */
export function orderSignalsOf({ type, snapshot }: JobOrderEvent): JobOrderSignal[] {
  const { orderId, notifyCandidates: notify } = snapshot;
  switch (type) {
    case 'orderCancelled':
      return [{ topic: 'orderEnded', payload: { orderId, reason: 'order_cancelled', notify } }];
    case 'orderDeleted':
      return [{ topic: 'orderEnded', payload: { orderId, reason: 'order_deleted', notify } }];
    case 'orderEnded':
    case 'orderFilled':
      return [{ topic: 'orderEnded', payload: { orderId, reason: 'order_ended', notify } }];
    default:
      return [];
  }
}
