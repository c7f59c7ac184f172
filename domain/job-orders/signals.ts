import type { JobOrderEvent } from './events';
import { AGREEMENT_ENDED } from './states';

/** A Signal to every candidacy of the order, by topic of the outbox: the order is no longer active. */
export interface JobOrderSignal {
  readonly topic: 'orderEnded';
  readonly payload: {
    readonly orderId: string;
    readonly reason: 'order_cancelled' | 'order_ended' | 'order_deleted' | 'organization_inactive';
    readonly notify: boolean;
  };
}

/** The Signals that other workflows receive after the event is projected. */
export function orderSignalsOf({ type, reason, snapshot }: JobOrderEvent): JobOrderSignal[] {
  const { orderId, notifyCandidates: notify } = snapshot;
  switch (type) {
    case 'orderCancelled':
      return [{ topic: 'orderEnded', payload: { orderId, reason: 'order_cancelled', notify } }];
    case 'orderDeleted':
      return [{ topic: 'orderEnded', payload: { orderId, reason: 'order_deleted', notify } }];
    case 'orderEnded':
    case 'orderFilled':
      return [{ topic: 'orderEnded', payload: { orderId, reason: endReason(reason), notify } }];
    default:
      return [];
  }
}

const endReason = (reason: string | null) => (reason === AGREEMENT_ENDED ? 'organization_inactive' : 'order_ended');
