/** Problems with drivers' files for carriers, part of the problem catalog. */
export const dossierProblems = {
  'document-kind-not-allowed': {
    kind: 'forbidden',
    title: "You can't add this kind of document",
  },
  'document-not-approved': {
    kind: 'conflict',
    title: 'This document opens once it is approved',
  },
  'document-of-another-kind': { kind: 'invalid', title: 'This document belongs to another kind' },
  'title-not-needed': { kind: 'invalid', title: 'Only additional documents have a title' },
  'document-not-for-position': {
    kind: 'forbidden',
    title: "People in your position can't open this kind of document",
  },
  'eligibility-form-before-offer': {
    kind: 'conflict',
    title: 'A Form I-9 can be added only while the driver works for you after accepting an offer',
  },
  'eligibility-form-not-employee': {
    kind: 'conflict',
    title: 'Form I-9 is for employees only. First record in the compliance file that the driver is an employee',
  },
} as const;
