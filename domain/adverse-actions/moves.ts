import type { ActorKind } from '../shared/actor';
import type { AdverseCommandName } from './commands';
import type { AdverseEventType } from './events';
import type { AdverseActionStateOrNone } from './states';

/** One row of the table of moves (docs/state-machines.md#reports-and-adverse-action). */
export interface AdverseMove {
  readonly from: readonly AdverseActionStateOrNone[];
  readonly who: readonly ActorKind[];
  /** The state after it; null if the state stays. */
  readonly to: AdverseActionStateOrNone | null;
  readonly event: AdverseEventType;
  /** Only HR and SAFETY. */
  readonly safetyOnly?: true;
}

const fleet = { who: ['fleet'], safetyOnly: true } as const;
const driver = { who: ['driver'] } as const;

/** For each command: the states and actors that allow it, and its result. */
export const adverseMoves: { readonly [N in AdverseCommandName]: AdverseMove } = {
  sendPreAdverseNotice: {
    ...fleet,
    from: ['none', 'withdrawn', 'noticed'],
    to: 'waiting',
    event: 'preAdverseNoticeSent',
  },
  sendRemoteNotice: { ...fleet, from: ['none', 'withdrawn', 'noticed'], to: 'noticed', event: 'remoteNoticeSent' },
  disputeReport: { ...driver, from: ['waiting', 'undelivered', 'ready'], to: 'disputed', event: 'reportDisputed' },
  resolveDispute: { ...fleet, from: ['disputed'], to: 'waiting', event: 'disputeResolved' },
  sendFinalNotice: { ...fleet, from: ['ready'], to: 'noticed', event: 'finalNoticeSent' },
  withdrawAdverseAction: {
    ...fleet,
    from: ['waiting', 'undelivered', 'disputed', 'ready', 'noticed'],
    to: 'withdrawn',
    event: 'adverseActionWithdrawn',
  },
  requestReportCopy: { ...driver, from: ['noticed'], to: null, event: 'reportCopyRequested' },
  // After the decision, it is only proof.
  recordMailing: {
    ...fleet,
    from: ['waiting', 'undelivered', 'ready', 'noticed'],
    to: 'waiting',
    event: 'noticeMailed',
  },
};
