import type { AccountTemplate } from '../accounts/messages';

/**
 * Account messages whose words may be kept after they went out. The rest hold a code or a link that lets somebody in,
 * or are none of operations' business.
 */
const kept: readonly AccountTemplate[] = [
  'ops-message',
  'pipeline-sent',
  'pipeline-asked',
  'pipeline-rejected',
  'pipeline-proof-ends',
  'pipeline-proof-ended',
];

/** Whether what an account message said is kept for the driver's timeline. */
export const isTextStored = (template: AccountTemplate): boolean => kept.includes(template);
