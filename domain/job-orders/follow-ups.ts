import type { JobOrderEvent } from './events';

/** Work after a projected event. */
export interface JobOrderFollowUp {
  readonly kind: 'endCandidacies';
  readonly reason: 'order_cancelled' | 'order_ended' | 'order_deleted';
  readonly notifyDrivers: boolean;
}

/** The work to do elsewhere after the event is projected. */
export function orderFollowUpsOf({ type, snapshot }: JobOrderEvent): JobOrderFollowUp[] {
  const notifyDrivers = snapshot.notifyCandidates;
  switch (type) {
    case 'orderCancelled':
      return [{ kind: 'endCandidacies', reason: 'order_cancelled', notifyDrivers }];
    case 'orderDeleted':
      return [{ kind: 'endCandidacies', reason: 'order_deleted', notifyDrivers }];
    case 'orderEnded':
    case 'orderFilled':
      return [{ kind: 'endCandidacies', reason: 'order_ended', notifyDrivers }];
    default:
      return [];
  }
}
