import type { VerificationAnswer } from './schema';
import type { AttemptChannel, DeclineReason, ResponseMark } from './states';

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

/** Signs that a response is not the past employer's own, in documents. */
export const markSentences: Readonly<Record<ResponseMark, string>> = {
  carrierDevice: 'Sent from a browser in which a person of the carrier has signed in.',
  carrierNetwork: 'Sent from a network in which people of the carrier have signed in.',
  carrierDomain: 'The address belongs to the email domain of the carrier.',
  driverDevice: 'Sent from a browser in which the driver has signed in.',
  driverNetwork: 'Sent from a network in which the driver has signed in.',
  enteredAddress: 'The link went to an address that the carrier entered and the driver had not stated.',
  printedCodes: 'The codes of the link were on a fax or letter that the carrier printed.',
};

/** Whether a past employer would hire the driver again, in documents. */
export const rehireNames: Readonly<Record<NonNullable<VerificationAnswer['eligibleForRehire']>, string>> = {
  yes: 'Yes',
  no: 'No',
  afterReview: 'After a review',
};
