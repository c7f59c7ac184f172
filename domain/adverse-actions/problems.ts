/** Problems with adverse actions, part of the problem catalog. */
export const adverseProblems = {
  'adverse-action-open': {
    kind: 'conflict',
    title: 'An adverse action for this driver has already begun',
  },
  'adverse-copy-not-possible': {
    kind: 'conflict',
    title: 'A free copy can be requested once, within {days} days after the notice',
  },
  'adverse-decision-not-possible': {
    kind: 'invalid',
    title: 'Choose the day of the decision, from {first} to today: the notice is due within three business days',
  },
  'adverse-mailing-not-possible': {
    kind: 'invalid',
    title: 'Choose the day of mailing, from {first} to today',
  },
  'adverse-move-not-allowed': {
    kind: 'conflict',
    title: 'This adverse action has changed in the meantime',
  },
  'adverse-report-missing': { kind: 'invalid', title: 'Attach a copy of the report' },
  'adverse-wait-not-over': {
    kind: 'conflict',
    title: 'The final notice can be sent once the waiting period is over',
  },
  'candidacy-not-open': {
    kind: 'conflict',
    title: "This driver's application is closed, so no adverse action is possible",
  },
  'remote-path-not-possible': {
    kind: 'conflict',
    title:
      'One notice is enough only for jobs that the Department of Transportation covers, and if no one met the driver in person',
  },
} as const;
