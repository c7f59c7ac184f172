import type { AccountTemplate } from '../accounts/messages';
import type { DriverPipelineEventType } from '../driver-pipeline/events';

/** Messages about the account itself: whoever gets a code was not spoken to. */
export const accountOnlyTemplates: readonly AccountTemplate[] = [
  'confirm-email',
  'already-registered',
  'recover-password',
  'password-changed',
  'change-email',
  'address-in-use',
  'email-changed',
  'phone-changed',
  'network-linked',
  'network-unlinked',
  'session-stolen',
  'invited-elsewhere',
  'share-link',
  'code',
];

/** Whether a message to a driver counts as contact with him. */
export const isContact = (template: string): boolean => !accountOnlyTemplates.some((own) => own === template);

/** Events of a pipeline that are a call with its driver, or an honest try. */
export const callEvents: readonly DriverPipelineEventType[] = ['callRecorded', 'callMissed'];
