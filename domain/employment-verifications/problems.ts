/** Problems with the verification of past employments, part of the problem catalog. */
export const verificationProblems = {
  'attachments-full': { kind: 'conflict', title: 'You can attach at most {max} files. Remove one first' },
  'consent-missing': {
    kind: 'conflict',
    title: "The driver hasn't signed the consent for this past employer yet",
  },
  'employer-address-changed-today': {
    kind: 'limited',
    title: 'A new address was entered today. Another one can be entered tomorrow',
  },
  'employer-address-own': {
    kind: 'invalid',
    title: 'This belongs to your own organization or to the driver. Enter the contact data of the past employer',
  },
  'employer-contacted-today': {
    kind: 'limited',
    title: 'The past employer was contacted often enough today. Try again tomorrow',
  },
  'employer-contact-missing': {
    kind: 'conflict',
    title: "Enter the past employer's contact data for this kind of request first",
  },
  'employer-not-to-contact': {
    kind: 'invalid',
    title: "The driver works there and doesn't want this employer to be contacted",
  },
  'employment-unknown': { kind: 'invalid', title: "This employment isn't in the driver's history" },
  'letter-not-yours': {
    kind: 'forbidden',
    title: 'Only the person who prepared this fax or letter can print it, within 24 hours. Prepare a new one',
  },
  'link-of-own-side': {
    kind: 'forbidden',
    title: 'Only the past employer can answer. You are signed in as a person of the carrier or as the driver',
  },
  'too-few-attempts': {
    kind: 'conflict',
    title: 'Contact the past employer at least {attempts} times, and wait {days} days after the first time',
  },
  'verification-changed': {
    kind: 'conflict',
    title: 'This verification has changed in the meantime',
  },
  'verification-closed': {
    kind: 'conflict',
    title: 'This verification of employment has ended, so nothing more is needed',
  },
  'verification-open': { kind: 'conflict', title: 'This past employment is already being verified' },
} as const;
