/** Problems of agreed rates of pay. */
export const rateProblems = {
  'rate-above-carrier': {
    kind: 'invalid',
    title:
      'Your company is billed less than this for an hour of this job order. Agree on a lower rate, or create another order',
  },
  'rate-below-order': {
    kind: 'invalid',
    title: 'The job order promises at least this rate. Agree on a higher one, or change the order first',
  },
  'rate-changed': { kind: 'conflict', title: 'The carrier has changed the rate. Please look at it again' },
  'rate-days-approved': {
    kind: 'conflict',
    title: 'Days from this date on are approved. Choose a later date, or reopen them first',
  },
  'rate-in-cents': { kind: 'invalid', title: 'A rate per day is in whole cents' },
  'rate-not-used': { kind: 'conflict', title: 'This type of pay has no rate: amounts are typed with each approval' },
} as const;
