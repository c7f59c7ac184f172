import type { DriverPipelineEventType } from '../driver-pipeline/events';
import type { AccountTemplate } from './account-messages';

/** Messages about the account itself, such as codes; they do not count as contact. */
export const accountOnlyTemplates: readonly AccountTemplate[] = [
  'confirm-email',
  'already-registered',
  'recover-password',
  'password-changed',
  'change-email',
  'address-in-use',
  'email-changed',
  'phone-changed',
  'phone-moved',
  'network-linked',
  'network-unlinked',
  'session-stolen',
  'invited-elsewhere',
  'payout-needs-card',
  'payout-failed',
  'payout-paid',
  'share-link',
  'code',
];

/** Whether a message to a driver counts as contact. */
export const isContact = (template: string): boolean => !accountOnlyTemplates.some((own) => own === template);

/** Pipeline events that are a call with the driver, answered or not. */
export const callEvents: readonly DriverPipelineEventType[] = ['callRecorded', 'callMissed'];
