import type { JobOrderEvent } from './events';

/** Work that a projected event leaves behind. */
export type JobOrderFollowUp =
  | { readonly kind: 'deliverMessages'; readonly messageIds: string[] }
  | {
      readonly kind: 'endCandidacies';
      readonly reason: 'order_cancelled' | 'order_ended' | 'order_deleted';
      readonly notifyDrivers: boolean;
    };

/** What must happen elsewhere once the event is in the lists; only cancelling may keep it from the drivers. */
export const orderFollowUpsOf = ({ type }: JobOrderEvent, notifyDrivers: boolean): JobOrderFollowUp[] => {
  switch (type) {
    case 'orderCancelled':
      return [{ kind: 'endCandidacies', reason: 'order_cancelled', notifyDrivers }];
    case 'orderDeleted':
      return [{ kind: 'endCandidacies', reason: 'order_deleted', notifyDrivers: true }];
    case 'orderEnded':
    case 'orderFilled':
      return [{ kind: 'endCandidacies', reason: 'order_ended', notifyDrivers: true }];
    default:
      return [];
  }
};
