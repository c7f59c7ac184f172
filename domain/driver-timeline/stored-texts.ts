import type { AccountTemplate } from '../messages/account-messages';

/**
 * Account messages whose text may be stored after sending. The others contain a code or a sign-in link, or do not
 * concern operations.
 */
const storedTemplates: readonly AccountTemplate[] = [
  'ops-message',
  'pipeline-sent',
  'pipeline-asked',
  'pipeline-rejected',
  'pipeline-proof-ends',
  'pipeline-proof-ended',
];

/** Whether the text of an account message is stored for the driver's timeline. */
export const isTextStored = (template: AccountTemplate): boolean => storedTemplates.includes(template);
