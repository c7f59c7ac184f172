import type { ActorKind } from '../shared/actor';
import type { AgreementCommandName } from './commands';
import type { AgreementEventType } from './events';
import type { AgreementStateName } from './states';

/** One row of the table of moves (docs/state-machines.md#carrier-agreements). */
export interface AgreementMove {
  readonly from: readonly AgreementStateName[];
  readonly who: readonly ActorKind[];
  /** The states after it; empty if the state stays. */
  readonly to: readonly AgreementStateName[];
  readonly event: AgreementEventType;
}

const always: readonly AgreementStateName[] = ['trial', 'lapsed', 'active', 'noticeGiven', 'ended'];

/** For each command: the states and actors that allow it, and its result. */
export const agreementMoves: { readonly [N in AgreementCommandName]: AgreementMove } = {
  // During the trial it is only recorded; while active, a new version of the text is accepted before the renewal.
  acceptAgreement: {
    from: ['trial', 'lapsed', 'active', 'ended'],
    who: ['fleet'],
    to: ['trial', 'active'],
    event: 'agreementAccepted',
  },
  giveNotice: { from: ['active'], who: ['fleet', 'ops'], to: ['noticeGiven'], event: 'noticeGiven' },
  withdrawNotice: { from: ['noticeGiven'], who: ['fleet', 'ops'], to: ['active'], event: 'noticeWithdrawn' },
  extendTrial: { from: ['trial', 'lapsed'], who: ['ops'], to: ['trial'], event: 'trialExtended' },
  warnAboutPayment: { from: always, who: ['ops', 'system'], to: [], event: 'paymentWarned' },
  clearWarnings: { from: always, who: ['ops', 'system'], to: [], event: 'warningsCleared' },
  disableCarrier: { from: always, who: ['ops'], to: [], event: 'carrierDisabled' },
  enableCarrier: { from: always, who: ['ops'], to: [], event: 'carrierEnabled' },
};
