import type { WorkflowEvent } from '../shared/workflow-event';
import type { AgreementState } from './state';

/** Every transition of an agreement, in the past tense. */
export const agreementEventTypes = [
  'agreementStarted',
  'agreementAccepted',
  'agreementLapsed',
  'agreementEnded',
  'trialExtended',
  'trialReminded',
  'termStarted',
  'termReminded',
  'termRenewed',
  'noticeGiven',
  'noticeWithdrawn',
  'paymentWarned',
  'warningsCleared',
  'carrierDisabled',
  'carrierEnabled',
  'textOffered',
  'zoneChanged',
] as const;
/** One of {@link agreementEventTypes}. */
export type AgreementEventType = (typeof agreementEventTypes)[number];

/** One stored transition of an agreement. */
export type AgreementEvent = WorkflowEvent<AgreementEventType, AgreementState>;
