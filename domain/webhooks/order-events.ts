import type { JobOrderEvent, JobOrderEventType } from '../job-orders/events';
import type { WebhookEvent, WebhookEventType } from './event-types';

const typeOf: Partial<Record<JobOrderEventType, WebhookEventType>> = {
  orderCreated: 'order.created',
  orderUpdated: 'order.updated',
  orderAccepted: 'order.accepted',
  orderSentBack: 'order.sentBack',
  orderCancelled: 'order.closed',
  orderDeleted: 'order.closed',
  orderEnded: 'order.closed',
  orderFilled: 'order.closed',
};

/** The event that a carrier's systems receive of a transition of a job order; undefined if they receive none. */
export function orderWebhookEvent({ type, seq, at, snapshot }: JobOrderEvent): WebhookEvent | undefined {
  const found = typeOf[type];
  if (found === undefined) return undefined;
  const { orderId, facilityId, status, pastReason, numberOfDrivers, seats, startOn, endOn } = snapshot;
  return {
    type: found,
    objectType: 'order',
    objectId: orderId,
    sequence: seq,
    at,
    data: {
      orderId,
      facilityId,
      state: status,
      ...(found === 'order.closed' && { reason: pastReason }),
      numberOfDrivers,
      seatsTaken: seats.length,
      startOn,
      endOn,
    },
  };
}
