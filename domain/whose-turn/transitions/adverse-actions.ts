import type { AdverseEventType } from '../../adverse-actions/events';
import type { TransitionRow } from './row';

/** The messages of every transition of the notices about a report, and who gets none although their next step changes. */
export const adverseTransitions: Readonly<Record<AdverseEventType, TransitionRow>> = {
  preAdverseNoticeSent: { sends: ['driver: adverse-pre-notice (email, text)'], silent: {} },
  remoteNoticeSent: { sends: ['driver: adverse-remote-notice (email, text)'], silent: {} },
  reportDisputed: { sends: ['staff: adverse-disputed (email)'], silent: {} },
  disputeResolved: { sends: ['driver: adverse-answered (email)', 'staff: adverse-ready (email)'], silent: {} },
  finalNoticeSent: { sends: ['driver: adverse-final-notice (email, text)'], silent: {} },
  adverseActionWithdrawn: { sends: ['driver: adverse-withdrawn (email)'], silent: {} },
  reportCopyRequested: { sends: [], silent: {} },
  noticeMailed: { sends: [], silent: { driver: 'page' } },
  noticeUndelivered: { sends: ['staff: adverse-undelivered (email)'], silent: { driver: 'page' } },
  adverseWaitEnded: { sends: ['staff: adverse-ready (email)'], silent: { driver: 'page' } },
  adverseActionEnded: { sends: ['driver: adverse-ended (email)'], silent: { carrier: 'follows', driver: 'gone' } },
};
