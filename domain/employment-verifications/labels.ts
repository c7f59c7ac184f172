import type { VerificationAnswer } from './schema';
import type { AttemptChannel, DeclineReason } from './states';

/** How a past employer was contacted, in documents and notes. */
export const channelNames: Readonly<Record<AttemptChannel, string>> = {
  email: 'Email',
  fax: 'Fax',
  ['letter']: 'Letter',
  phone: 'Phone call',
};

/** Why a past employer does not answer, in documents and notes. */
export const declineNames: Readonly<Record<DeclineReason, string>> = {
  neverEmployed: 'The driver never worked here',
  recordsDestroyed: 'The records no longer exist',
  wrongContact: 'This is not the right contact',
  thirdParty: 'Another company answers such requests',
  other: 'Other reason',
};

/** Whether a past employer would hire the driver again, in documents. */
export const rehireNames: Readonly<Record<NonNullable<VerificationAnswer['eligibleForRehire']>, string>> = {
  yes: 'Yes',
  no: 'No',
  afterReview: 'After a review',
};
