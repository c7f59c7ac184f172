/** Problems with carrier agreements, part of the problem catalog. */
export const agreementProblems = {
  'agreement-already-accepted': {
    kind: 'conflict',
    title: 'This version of the agreement is already accepted',
  },
  'agreement-changed': {
    kind: 'conflict',
    title: 'The agreement has a new text: read it, then accept it',
  },
  'agreement-disabled': {
    kind: 'conflict',
    title: 'This carrier is disabled for non-payment: enable it at its agreement',
  },
  'agreement-ending': {
    kind: 'conflict',
    title: 'New orders are not possible: notice was given, and the agreement ends',
  },
  'agreement-move-not-allowed': {
    kind: 'conflict',
    title: 'The agreement has changed in the meantime',
  },
  'agreement-not-accepted': {
    kind: 'conflict',
    title: 'The carrier agreement is not accepted: an administrator can accept it on the page Agreement',
  },
  'agreement-notice-not-yours': {
    kind: 'conflict',
    title: 'Only the party that gave the notice can withdraw it',
  },
  'nothing-overdue': {
    kind: 'conflict',
    title: 'This carrier has no overdue invoice',
  },
  'too-few-warnings': {
    kind: 'conflict',
    title:
      'A carrier can be disabled after {needed} warnings on different days about what is still overdue: so far {warned}',
  },
  'trial-day-not-possible': {
    kind: 'invalid',
    title: 'Choose a last day of the trial from {first} to {last}',
  },
} as const;
