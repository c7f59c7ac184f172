import type { VerificationEventType } from '../../employment-verifications/events';
import type { TransitionRow } from './row';

/** The messages of every transition of the verification of a past employment, and who gets none although their next step changes. */
export const verificationTransitions: Readonly<Record<VerificationEventType, TransitionRow>> = {
  verificationStarted: {
    sends: [
      'driver: verification-consent (email, text)',
      'pastEmployer: verification-request (email)',
      'requester: verification-attempt-due (email)',
    ],
    silent: { driver: 'page' },
  },
  verificationConsentSigned: {
    sends: ['pastEmployer: verification-request (email)', 'requester: verification-attempt-due (email)'],
    silent: { carrier: 'digest' },
  },
  verificationConsentPostponed: { sends: ['requester: verification-postponed (email)'], silent: {} },
  verificationAttempted: {
    sends: ['pastEmployer: verification-correction (email)', 'pastEmployer: verification-request (email)'],
    silent: {},
  },
  verificationCanceled: { sends: [], silent: { driver: 'purpose' } },
  verificationClosedGoodFaith: { sends: [], silent: { driver: 'page' } },
  verificationAnswered: {
    sends: ['driver: verification-answered (email, text)', 'requester: verification-answered (email)'],
    silent: {},
  },
  verificationDeclined: { sends: ['requester: verification-declined (email)'], silent: { driver: 'page' } },
  verificationAnswerReviewed: { sends: [], silent: { carrier: 'digest' } },
  verificationDisputed: {
    sends: ['pastEmployer: verification-correction (email)', 'requester: verification-disputed (email)'],
    silent: {},
  },
  verificationCorrectionRefused: {
    sends: ['driver: verification-not-corrected (email, text)', 'requester: verification-not-corrected (email)'],
    silent: {},
  },
  verificationRebuttalAttached: {
    sends: ['pastEmployer: verification-rebuttal (email)', 'requester: verification-rebutted (email)'],
    silent: {},
  },
  verificationConsentReminderDue: { sends: ['driver: verification-consent-reminder (email, text)'], silent: {} },
  verificationAttemptDue: { sends: ['requester: verification-attempt-due (email)'], silent: {} },
  verificationDueSoon: { sends: ['safety: verification-due (email)'], silent: {} },
  verificationOverdue: { sends: ['safety: verification-due (email)'], silent: {} },
  verificationCorrectionOverdue: {
    sends: ['driver: verification-not-corrected (email, text)', 'requester: verification-not-corrected (email)'],
    silent: {},
  },
  verificationReviewWaived: { sends: [], silent: { driver: 'page', carrier: 'digest' } },
  verificationHireChanged: { sends: [], silent: {} },
  verificationDriverLeft: { sends: [], silent: { driver: 'gone', carrier: 'follows' } },
  verificationAccessEnded: { sends: [], silent: { driver: 'purpose', carrier: 'follows' } },
  organizationPaused: { sends: [], silent: {} },
  organizationResumed: { sends: [], silent: {} },
};
