import type { JobOrderEventType } from '../../job-orders/events';
import type { TransitionRow } from './row';

/** The messages of every transition of a job order, and who gets none although their next step changes. */
export const orderTransitions: Readonly<Record<JobOrderEventType, TransitionRow>> = {
  imported: { sends: [], silent: {} },
  orderCreated: { sends: ['ops: orderWaiting (email)'], silent: {} },
  orderUpdated: { sends: ['ops: orderWaiting (email)'], silent: {} },
  orderAccepted: { sends: ['recruiters: orderAccepted (email)'], silent: {} },
  orderSentBack: { sends: ['recruiters: orderSentBack (email)'], silent: {} },
  orderCancelled: { sends: [], silent: { operations: 'page' } },
  orderDeleted: { sends: [], silent: { operations: 'page' } },
  orderEnded: { sends: ['recruiters: orderPast (email)'], silent: { operations: 'page' } },
  orderFilled: { sends: ['recruiters: orderPast (email)'], silent: { operations: 'page' } },
  visibilityChanged: { sends: [], silent: {} },
  autopilotChanged: { sends: [], silent: {} },
  autopilotPaused: { sends: [], silent: {} },
  autopilotResumed: { sends: [], silent: {} },
  wavePlanned: { sends: [], silent: {} },
  waveStarted: { sends: [], silent: {} },
  waveSent: { sends: [], silent: {} },
  waveSkipped: { sends: [], silent: {} },
  organizationPaused: { sends: [], silent: {} },
  organizationResumed: { sends: [], silent: {} },
  seatTaken: { sends: ['candidates: orderSeatsTaken (email)'], silent: { carrier: 'follows', operations: 'page' } },
  seatReleased: { sends: [], silent: { carrier: 'digest', operations: 'page' } },
  seatUsed: { sends: [], silent: {} },
};
