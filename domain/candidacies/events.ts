import type { WorkflowEvent } from '../shared/workflow-event';
import type { CandidacyState } from './state';

/** Every transition of a candidacy, in the past tense. */
export const candidacyEventTypes = [
  'imported',
  'invited',
  'requested',
  'inviteAccepted',
  'inviteDeclined',
  'inviteCancelled',
  'movedToReview',
  'passed',
  'withdrawn',
  'approvedForInterview',
  'reviewRejected',
  'assignmentCancelled',
  'interviewScheduled',
  'interviewAccepted',
  'interviewTimeProposed',
  'interviewProposalWithdrawn',
  'interviewConfirmed',
  'interviewRescheduled',
  'interviewRejected',
  'interviewCancelled',
  'hired',
  'startAccepted',
  'startProposed',
  'proposedStartAccepted',
  'startKept',
  'startDeclined',
  'startMoved',
  'startRescinded',
  'startConfirmed',
  'noShowRecorded',
  'assignmentStarted',
  'assignmentEnded',
  'expired',
  'orderEnded',
  'hiredElsewhere',
  'driverNotAvailable',
  'organizationPaused',
  'organizationResumed',
  'reminderDue',
  'escalationDue',
  'interviewReminderDue',
  'interviewAnswerDue',
  'outcomeDue',
  'startReached',
  'startHeld',
  'proofsLapsed',
  'proofsRenewed',
] as const;
/** One of {@link candidacyEventTypes}. */
export type CandidacyEventType = (typeof candidacyEventTypes)[number];

/** One stored transition of a candidacy. */
export type CandidacyEvent = WorkflowEvent<CandidacyEventType, CandidacyState>;
