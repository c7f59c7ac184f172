/** Problems with drivers' files, part of the problem catalog. */
export const requirementProblems = {
  'date-before-birth': { kind: 'invalid', title: "The date is before the driver's date of birth" },
  'document-missing': { kind: 'invalid', title: 'Upload the document first. A date alone is not enough' },
  'employment-dates-overlap': {
    kind: 'conflict',
    title: 'These dates overlap another employment of this driver with this carrier. Choose other dates',
  },
  'employment-not-hired': {
    kind: 'conflict',
    title: 'An employment can be entered only for a driver whom your organization has hired here',
  },
  'employment-beyond-hire': {
    kind: 'invalid',
    title: "Enter a last day that isn't after today or after the end of the driver's hire here",
  },
  'employment-of-hire': { kind: 'invalid', title: 'The days of a hire follow the hire and cannot be entered' },
  'end-reason-without-end': { kind: 'invalid', title: 'Enter the last day together with the reason' },
  'entry-corrected': {
    kind: 'conflict',
    title: 'Someone else corrected this entry in the meantime. Nothing was saved',
  },
  'evidence-exists': { kind: 'invalid', title: 'This document is already in the file. Correct that entry instead' },
  'evidence-not-required': { kind: 'invalid', title: 'No requirement of this file asks for such a document' },
  'evidence-subject-unknown': {
    kind: 'invalid',
    title: 'Choose the past employer, licensing authority or certificate that the document is about',
  },
  'facts-missing': { kind: 'invalid', title: 'Enter at least one fact' },
  'file-unknown': { kind: 'invalid', title: 'This upload is no longer available. Please upload the document again' },
  'finding-not-possible': { kind: 'invalid', title: 'Documents of this kind state something else' },
  'findings-contradict': { kind: 'invalid', title: 'Choose only one of these statements' },
  'first-drive-before-hire': { kind: 'invalid', title: "The first drive can't be before the first day of employment" },
  'effective-date-not-new': { kind: 'invalid', title: 'A changed requirement needs a new effective date' },
  'effective-date-past': {
    kind: 'invalid',
    title: "Changes can't apply to past dates. Please choose today or a later date",
  },
  'requirement-changed': {
    kind: 'conflict',
    title: 'Someone else changed this requirement in the meantime. Nothing was saved',
  },
  'requirement-ends-earlier': {
    kind: 'invalid',
    title: 'This version already ends on that day or earlier. To extend it, add a new version',
  },
  'requirement-withdrawn': { kind: 'conflict', title: 'This version was withdrawn. Write a new one' },
  'requirement-not-begun': {
    kind: 'conflict',
    title: "This version isn't in effect yet. End it and write a new one instead of a correction",
  },
  'correction-ends-alone': { kind: 'conflict', title: 'A correction ends with the version that it corrects' },
  'correction-not-past': {
    kind: 'invalid',
    title: 'A correction starts today or earlier. Change the requirement instead',
  },
  'correction-ends-later': { kind: 'invalid', title: 'A correction ends with the corrected version at the latest' },
  'requirement-dates-overlap': {
    kind: 'conflict',
    title: 'Another version of this requirement is in effect on some of these dates. Choose other dates',
  },
  'bars-without-breach': { kind: 'invalid', title: 'Enter the problem after which driving is barred' },
  'carrier-missing': { kind: 'invalid', title: 'Choose the carrier whose own rule this is' },
  'carrier-not-needed': { kind: 'invalid', title: "Only a carrier's own rule names a carrier" },
  'carrier-store': { kind: 'invalid', title: "A carrier's own rule belongs in one of the carrier's files" },
  'carrier-unknown': { kind: 'invalid', title: 'There is no such carrier' },
  'code-of-another-carrier': {
    kind: 'invalid',
    title: 'This short name belongs to a requirement of another carrier, or of all carriers. Choose another one',
  },
  'lookback-missing': { kind: 'invalid', title: 'Enter how many years the requirement looks back' },
  'lookback-not-needed': { kind: 'invalid', title: 'Only requirements per past employer or state look back' },
  'law-of-document': { kind: 'invalid', title: 'Only a requirement per certificate follows the law of the document' },
  'maximum-without-end': { kind: 'invalid', title: 'A legal maximum needs a document that states its end' },
  'form-not-accepted': { kind: 'invalid', title: 'Such a certificate is not accepted for this document' },
} as const;
