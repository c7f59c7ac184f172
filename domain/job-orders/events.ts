import type { WorkflowEvent } from '../shared/workflow-event';
import type { JobOrderState } from './state';

/** Every transition of a job order, in the past tense. */
export const jobOrderEventTypes = [
  'imported',
  'orderCreated',
  'orderUpdated',
  'orderAccepted',
  'orderSentBack',
  'orderCancelled',
  'orderDeleted',
  'orderEnded',
  'orderFilled',
  'visibilityChanged',
  'autopilotChanged',
  'autopilotPaused',
  'autopilotResumed',
  'wavePlanned',
  'waveStarted',
  'waveSent',
  'waveSkipped',
  'organizationPaused',
  'organizationResumed',
  'seatTaken',
  'seatReleased',
  'seatUsed',
] as const;
/** One of {@link jobOrderEventTypes}. */
export type JobOrderEventType = (typeof jobOrderEventTypes)[number];

/** One stored transition of a job order. */
export type JobOrderEvent = WorkflowEvent<JobOrderEventType, JobOrderState>;
