import type { WorkflowEvent } from '../shared/workflow-event';
import type { DriverPipelineState } from './state';

/** Every transition of a driver's pipeline, in the past tense; `snapshot.about` names the task, document or result. */
export const driverPipelineEventTypes = [
  'imported',
  'signedUp',
  'contactConfirmed',
  'preQualificationAnswered',
  'taskStarted',
  'taskCompleted',
  'taskSent',
  'taskApproved',
  'taskRejected',
  'taskReopened',
  'approvalUndone',
  'documentRequested',
  'documentUploaded',
  'documentRefused',
  'documentReady',
  'documentApproved',
  'documentRejected',
  'documentReopened',
  'applicationStarted',
  'applicationCompleted',
  'callRecorded',
  'callMissed',
  'resultRecorded',
  'expiryRecorded',
  'expiryNear',
  'proofExpired',
  'stageMoved',
  'moveUndone',
  'stageEntered',
  'stageOverdue',
  'stageEscalated',
  'snoozed',
  'snoozeEnded',
  'ownerAssigned',
  'availabilityChanged',
  'hireStarted',
  'hireAssignmentStarted',
  'hireEnded',
  'erased',
] as const;
/** One of {@link driverPipelineEventTypes}. */
export type DriverPipelineEventType = (typeof driverPipelineEventTypes)[number];

/** One stored transition of a driver's pipeline. */
export type DriverPipelineEvent = WorkflowEvent<DriverPipelineEventType, DriverPipelineState>;
