import type { WorkflowEvent } from '../shared/workflow-event';
import type { AdverseActionState } from './state';

/** Every transition of an adverse action, in the past tense. */
export const adverseEventTypes = [
  'preAdverseNoticeSent',
  'remoteNoticeSent',
  'reportDisputed',
  'disputeResolved',
  'finalNoticeSent',
  'adverseActionWithdrawn',
  'reportCopyRequested',
  'noticeMailed',
  'noticeUndelivered',
  'adverseWaitEnded',
  'adverseActionEnded',
] as const;
/** One of {@link adverseEventTypes}. */
export type AdverseEventType = (typeof adverseEventTypes)[number];

/** One stored transition of an adverse action. */
export type AdverseEvent = WorkflowEvent<AdverseEventType, AdverseActionState>;
