import type { ActorKind } from '../shared/actor';
import type { JobOrderCommandName } from './commands';
import type { JobOrderEventType } from './events';
import type { OrderStatus } from './states';

/** One row of the table of moves (docs/state-machines.md#job-orders). */
export interface JobOrderMove {
  readonly from: readonly (OrderStatus | 'none')[];
  readonly who: readonly ActorKind[];
  readonly event: JobOrderEventType;
}

/** For each command: the statuses and actors that allow it, and the event that it causes. */
export const jobOrderMoves: { readonly [N in JobOrderCommandName]: JobOrderMove } = {
  createOrder: { from: ['none'], who: ['fleet'], event: 'orderCreated' },
  updateOrder: { from: ['pending', 'active'], who: ['fleet'], event: 'orderUpdated' },
  acceptOrder: { from: ['pending'], who: ['ops'], event: 'orderAccepted' },
  sendBackOrder: { from: ['pending'], who: ['ops'], event: 'orderSentBack' },
  cancelOrder: { from: ['pending', 'active'], who: ['fleet'], event: 'orderCancelled' },
  deleteOrder: { from: ['pending', 'active', 'past'], who: ['fleet'], event: 'orderDeleted' },
  setVisibility: { from: ['pending', 'active'], who: ['fleet'], event: 'visibilityChanged' },
  setAutopilot: { from: ['active'], who: ['fleet'], event: 'autopilotChanged' },
  // Resuming causes `autopilotResumed`.
  pauseAutopilot: { from: ['active'], who: ['fleet'], event: 'autopilotPaused' },
  takeSeat: { from: ['active'], who: ['system'], event: 'seatTaken' },
  releaseSeat: { from: ['pending', 'active', 'past', 'deleted'], who: ['system'], event: 'seatReleased' },
};
