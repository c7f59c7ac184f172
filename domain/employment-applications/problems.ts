/** Problems with a driver's application for employment, part of the problem catalog. */
export const employmentApplicationProblems = {
  'application-content-changed': {
    kind: 'conflict',
    title: 'Your application has changed in the meantime. Read it again before you sign',
  },
  'application-content-missing': {
    kind: 'conflict',
    title: 'Your application lacks something that the law requires. Complete it first',
  },
  'consent-missing-or-withdrawn': { kind: 'conflict', title: 'There is no consent that you could withdraw' },
  'no-offer-to-sign-for': { kind: 'conflict', title: 'There is no offer of this carrier that you can sign for' },
  'nothing-to-sign': { kind: 'conflict', title: 'Everything is signed already' },
} as const;
