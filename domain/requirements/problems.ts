/** Problems with drivers' files, part of the problem catalog. */
export const requirementProblems = {
  'date-before-birth': { kind: 'invalid', title: "The date is before the driver's date of birth" },
  'document-missing': { kind: 'invalid', title: 'Upload the document first. A date alone is not enough' },
  'employment-dates-overlap': {
    kind: 'conflict',
    title: 'The driver already has an employment with this carrier on some of these days',
  },
  'employment-not-hired': {
    kind: 'conflict',
    title: 'An employment can be entered only for a driver whom your organization has hired here',
  },
  'employment-of-hire': { kind: 'invalid', title: 'The days of a hire follow the hire and cannot be entered' },
  'end-reason-without-end': { kind: 'invalid', title: 'Enter the last day together with the reason' },
  'entry-corrected': {
    kind: 'conflict',
    title: 'Someone else corrected this entry in the meantime. Reload the page',
  },
  'evidence-exists': { kind: 'invalid', title: 'This document is already in the file. Correct that entry instead' },
  'evidence-not-asked': { kind: 'invalid', title: 'No requirement of this file asks for such a document' },
  'evidence-subject-unknown': {
    kind: 'invalid',
    title: 'Choose the past employer, licensing authority or certificate that the document is about',
  },
  'facts-missing': { kind: 'invalid', title: 'State at least one fact' },
  'file-unknown': { kind: 'invalid', title: 'This upload is no longer available. Please upload the document again' },
  'finding-not-possible': { kind: 'invalid', title: 'Documents of this kind state something else' },
  'findings-contradict': { kind: 'invalid', title: 'Choose only one of these statements' },
  'first-drive-before-hire': { kind: 'invalid', title: "The first drive can't be before the first day of employment" },
  'form-not-accepted': { kind: 'invalid', title: 'Such a certificate is not accepted for this document' },
} as const;
