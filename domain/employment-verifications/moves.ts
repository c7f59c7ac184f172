import type { ActorKind } from '../shared/actor';
import type { VerificationCommandName } from './commands';
import type { VerificationEventType } from './events';
import type { VerificationState, VerificationStateOrNone } from './states';

/** One row of the table of moves (docs/state-machines.md#verification-of-a-past-employment). */
export interface VerificationMove {
  readonly from: readonly VerificationStateOrNone[];
  readonly who: readonly ActorKind[];
  /** The states that it leads to: the first one unless a rule says otherwise. */
  readonly to: readonly VerificationState[];
  readonly event: VerificationEventType;
}

/** For each command: the states and actors that allow it, and its result. */
export const verificationMoves: { readonly [N in VerificationCommandName]: VerificationMove } = {
  startVerification: {
    from: ['none', 'answered', 'declined', 'closedGoodFaith', 'canceled'],
    who: ['fleet'],
    to: ['draft', 'sent'],
    event: 'verificationStarted',
  },
  signConsent: { from: ['draft'], who: ['driver'], to: ['sent'], event: 'verificationConsentSigned' },
  postponeConsent: { from: ['draft'], who: ['driver'], to: ['draft'], event: 'verificationConsentPostponed' },
  recordAttempt: {
    from: ['sent', 'disputed'],
    who: ['fleet'],
    to: ['sent', 'disputed'],
    event: 'verificationAttempted',
  },
  cancelVerification: { from: ['draft', 'sent'], who: ['fleet'], to: ['canceled'], event: 'verificationCanceled' },
  closeGoodFaith: {
    from: ['sent', 'declined'],
    who: ['fleet'],
    to: ['closedGoodFaith'],
    event: 'verificationClosedGoodFaith',
  },
  submitAnswer: {
    from: ['sent', 'closedGoodFaith', 'disputed'],
    who: ['pastEmployer'],
    to: ['answered'],
    event: 'verificationAnswered',
  },
  declineRequest: { from: ['sent'], who: ['pastEmployer'], to: ['declined'], event: 'verificationDeclined' },
  reviewAnswer: { from: ['answered'], who: ['driver'], to: ['answered'], event: 'verificationAnswerReviewed' },
  disputeAnswer: { from: ['answered'], who: ['driver'], to: ['disputed'], event: 'verificationDisputed' },
  refuseCorrection: {
    from: ['disputed'],
    who: ['pastEmployer'],
    to: ['answered'],
    event: 'verificationCorrectionRefused',
  },
  attachRebuttal: {
    from: ['answered', 'disputed'],
    who: ['driver'],
    to: ['answered', 'disputed'],
    event: 'verificationRebuttalAttached',
  },
};
