import type { CandidacyEventType } from '../../candidacies/events';
import type { TransitionRow } from './row';

/** The messages of every transition of a candidacy, and who gets none although their next step changes. */
export const candidacyTransitions: Readonly<Record<CandidacyEventType, TransitionRow>> = {
  imported: { sends: [], silent: {} },
  invited: {
    sends: [
      'driver: invitation (email, text)',
      'driver: requestAccepted (email, text)',
      'safety: reviewWaiting (email)',
    ],
    silent: {},
  },
  requested: {
    sends: ['recruiters: requestReceived (email)', 'safety: reviewWaiting (email)'],
    silent: { carrier: 'paused' },
  },
  inviteAccepted: { sends: ['safety: reviewWaiting (email)'], silent: { carrier: 'paused' } },
  inviteDeclined: { sends: [], silent: { carrier: 'digest' } },
  inviteCancelled: { sends: ['driver: invitationCancelled (email, text)'], silent: {} },
  movedToReview: { sends: ['driver: requestAccepted (email, text)', 'safety: reviewWaiting (email)'], silent: {} },
  passed: {
    sends: [
      'driver: candidacyPassed (email, text)',
      'driver: interviewCancelled (email, text)',
      'recruiters: interviewCancelled (email)',
    ],
    silent: {},
  },
  withdrawn: {
    sends: ['driver: interviewCancelled (email, text)', 'recruiters: interviewCancelled (email)'],
    silent: { carrier: 'digest' },
  },
  approvedForInterview: {
    sends: ['driver: reviewApproved (email)', 'recruiters: approvedToSchedule (email)'],
    silent: {},
  },
  reviewRejected: { sends: ['driver: candidacyPassed (email, text)'], silent: {} },
  assignmentCancelled: { sends: ['driver: candidacyPassed (email, text)'], silent: {} },
  interviewScheduled: {
    sends: ['driver: interviewScheduled (email, text)', 'recruiters: interviewScheduled (email)'],
    silent: {},
  },
  interviewOffered: { sends: ['driver: interviewOffered (email, text)'], silent: {} },
  interviewTimesReplaced: { sends: ['driver: interviewOffered (email, text)'], silent: {} },
  interviewTimePicked: {
    sends: ['driver: interviewPicked (email, text)', 'recruiters: interviewPicked (email)'],
    silent: {},
  },
  interviewOfferLapsed: {
    sends: ['driver: interviewOfferLapsed (email, text)', 'recruiters: interviewOfferLapsed (email)'],
    silent: {},
  },
  interviewAccepted: { sends: [], silent: { carrier: 'digest' } },
  interviewTimeProposed: { sends: ['recruiters: interviewTimeProposed (email)'], silent: { carrier: 'paused' } },
  interviewProposalWithdrawn: {
    sends: ['recruiters: interviewProposalWithdrawn (email)'],
    silent: { carrier: 'paused' },
  },
  interviewConfirmed: {
    sends: ['driver: interviewRescheduled (email, text)', 'recruiters: interviewRescheduled (email)'],
    silent: {},
  },
  interviewRescheduled: {
    sends: ['driver: interviewRescheduled (email, text)', 'recruiters: interviewRescheduled (email)'],
    silent: {},
  },
  interviewRejected: {
    sends: [
      'driver: interviewCancelled (email, text)',
      'driver: interviewOfferCanceled (email, text)',
      'recruiters: interviewCancelled (email)',
    ],
    silent: {},
  },
  interviewCancelled: {
    sends: [
      'driver: interviewCancelled (email, text)',
      'driver: interviewOfferCanceled (email, text)',
      'recruiters: interviewCancelled (email)',
    ],
    silent: {},
  },
  hired: {
    sends: [
      'driver: interviewCancelled (email, text)',
      'driver: startOffered (email, text)',
      'recruiters: interviewCancelled (email)',
    ],
    silent: {},
  },
  startAccepted: {
    sends: ['driver: startSet (email, text)', 'recruiters: startAccepted (email)'],
    silent: { carrier: 'paused' },
  },
  startProposed: { sends: ['recruiters: startProposed (email)'], silent: { carrier: 'paused' } },
  proposedStartAccepted: { sends: ['driver: startSet (email, text)'], silent: {} },
  startKept: { sends: ['driver: startKept (email, text)'], silent: {} },
  startDeclined: {
    sends: ['driver: startDeclined (email, text)', 'recruiters: startDeclined (email)'],
    silent: {},
  },
  startMoved: { sends: ['driver: startMoved (email, text)'], silent: {} },
  startRescinded: { sends: ['driver: startRescinded (email, text)'], silent: {} },
  startConfirmed: { sends: ['driver: assignmentStarted (email, text)'], silent: {} },
  noShowRecorded: { sends: ['driver: noShowRecorded (email, text)'], silent: {} },
  assignmentStarted: {
    sends: [
      'driver: assignmentStarted (email, text)',
      'recruiters: assignmentStarted (email)',
      'safety: assignmentStarted (email)',
    ],
    silent: { carrier: 'digest' },
  },
  assignmentEnded: {
    sends: ['driver: assignmentEnded (email, text)', 'recruiters: assignmentEnded (email)'],
    silent: {},
  },
  expired: {
    sends: ['driver: candidacyExpired (email, text)', 'driver: invitationExpired (email, text)'],
    silent: { carrier: 'digest' },
  },
  orderEnded: {
    sends: [
      'driver: interviewCancelled (email, text)',
      'driver: orderOver (email, text)',
      'recruiters: interviewCancelled (email)',
    ],
    silent: { carrier: 'follows' },
  },
  hiredElsewhere: {
    sends: ['driver: interviewCancelled (email, text)', 'recruiters: interviewCancelled (email)'],
    silent: { driver: 'page', carrier: 'digest' },
  },
  driverNotAvailable: {
    sends: [
      'driver: driverUnavailable (email, text)',
      'driver: interviewCancelled (email, text)',
      'recruiters: driverUnavailable (email)',
      'recruiters: interviewCancelled (email)',
    ],
    silent: { driver: 'follows', carrier: 'digest' },
  },
  organizationPaused: { sends: ['driver: carrierPaused (email)'], silent: {} },
  organizationResumed: {
    sends: [
      'driver: carrierResumed (email)',
      'recruiters: interviewTimeProposed (email)',
      'recruiters: requestReceived (email)',
      'recruiters: startProposed (email)',
      'safety: reviewWaiting (email)',
    ],
    silent: {},
  },
  reminderDue: {
    sends: ['driver: invitationReminder (email, text)', 'driver: startOfferReminder (email, text)'],
    silent: {},
  },
  escalationDue: { sends: ['businessAdmins: overdue (email)'], silent: {} },
  interviewReminderDue: { sends: ['driver: interviewReminder (email, text)'], silent: {} },
  interviewAnswerDue: { sends: ['driver: interviewAnswerReminder (email, text)'], silent: {} },
  outcomeDue: { sends: [], silent: { driver: 'page', carrier: 'digest' } },
  startReached: {
    sends: ['recruiters: startProposalReminder (email)', 'recruiters: startReached (email)'],
    silent: { driver: 'page' },
  },
  startHeld: { sends: ['driver: startHeld (email, text)', 'recruiters: startHeld (email)'], silent: {} },
  startHeldByFile: {
    sends: [
      'driver: startHeldByFile (email, text)',
      'recruiters: startHeldByFile (email)',
      'safety: startHeldByFile (email)',
    ],
    silent: {},
  },
  // On assignment, the check of the file has emailed both sides: `driving-barred`, `driving-allowed`, and the driver's own.
  fileCompleted: { sends: ['driver: drivingAllowed (text)'], silent: { driver: 'page', carrier: 'follows' } },
  fileReopened: {
    sends: ['driver: drivingBarred (text)', 'driver: startNeedsFile (email, text)'],
    silent: { driver: 'page', carrier: 'follows' },
  },
  fileNeedsDriver: {
    sends: ['driver: drivingBarred (text)', 'driver: startNeedsFile (email, text)'],
    silent: { carrier: 'digest' },
  },
  fileTurnChanged: {
    sends: ['safety: startHeldByFile (email)'],
    silent: { driver: 'page', carrier: 'digest' },
  },
  proofsLapsed: {
    sends: [
      'recruiters: proofsLapsed (email)',
      'recruiters: proofsLapsedAtWork (email)',
      'safety: proofsLapsedAtWork (email)',
    ],
    silent: { driver: 'follows', carrier: 'paused' },
  },
  proofsRenewed: {
    sends: ['driver: drivingAllowed (text)', 'recruiters: proofsRenewed (email)', 'safety: proofsRenewed (email)'],
    silent: { driver: 'follows', carrier: 'paused' },
  },
};
