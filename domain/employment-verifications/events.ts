import type { WorkflowEvent } from '../shared/workflow-event';
import type { EmploymentVerificationState } from './state';

/** Every transition of a verification, in the past tense. */
export const verificationEventTypes = [
  'verificationStarted',
  'verificationConsentSigned',
  'verificationConsentPostponed',
  'verificationAttempted',
  'verificationCanceled',
  'verificationClosedGoodFaith',
  'verificationAnswered',
  'verificationDeclined',
  'verificationAnswerReviewed',
  'verificationDisputed',
  'verificationCorrectionRefused',
  'verificationRebuttalAttached',
  'verificationConsentReminderDue',
  'verificationAttemptDue',
  'verificationDueSoon',
  'verificationOverdue',
  'verificationCorrectionOverdue',
  'verificationReviewWaived',
  'verificationHireChanged',
  'verificationDriverLeft',
  'verificationAccessEnded',
  'organizationPaused',
  'organizationResumed',
] as const;
/** One of {@link verificationEventTypes}. */
export type VerificationEventType = (typeof verificationEventTypes)[number];

/** One stored transition of a verification. */
export type VerificationEvent = WorkflowEvent<VerificationEventType, EmploymentVerificationState>;
