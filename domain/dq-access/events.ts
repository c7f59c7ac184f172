import type { WorkflowEvent } from '../shared/workflow-event';
import type { DqAccessState } from './state';

/** Every transition of an access to a driver's file, in the past tense. */
export const accessEventTypes = [
  'accessRequested',
  'accessRequestWithdrawn',
  'accessGranted',
  'accessRejected',
  'accessRevoked',
  'accessGivenUp',
  'accessExtended',
  'accessReminderDue',
  'accessRequestExpired',
  'accessExpired',
  'accessCandidacyClosed',
  'accessDriverLeft',
  'organizationPaused',
  'organizationResumed',
] as const;
/** One of {@link accessEventTypes}. */
export type AccessEventType = (typeof accessEventTypes)[number];

/** One stored transition of an access. */
export type AccessEvent = WorkflowEvent<AccessEventType, DqAccessState>;
