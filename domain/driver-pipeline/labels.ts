import type { ExpiryKind } from './expiries';
import type { ExitReason, RejectionReason } from './reasons';
import type { DocumentKind, OnboardingTask } from './tasks';

/** The document, credential or task that a message is about. */
export type PipelineTopic = DocumentKind | ExpiryKind | OnboardingTask;

/** Labels of documents, credentials and tasks for messages; a test compares them with those of the pages. */
export const topicLabels: Readonly<Record<PipelineTopic, string>> = {
  driverLicense: "Driver's license",
  backDriverLicense: "Driver's license, back",
  dotMedicalCard: 'DOT medical card',
  mvr: 'Motor vehicle record',
  twic: 'TWIC card',
  hazmat: 'Hazmat endorsement',
  phone: 'Phone',
  email: 'Email',
  documents: 'Documents',
  photo: 'Photo',
  schedule: 'Schedule',
  reference: 'References',
  employmentHistory: 'Work history',
  residenceHistory: 'Residence history',
  compliance: 'Background check form',
  militaryService: 'Military service',
  drivingSchool: 'Driving school',
  unemploymentPeriod: 'Unemployment period',
  resume: 'Resume',
};

/** Exit reasons for downloaded files; a test compares them with those of the pages. */
export const exitReasonLabels: Readonly<Record<ExitReason, string>> = {
  underage: 'Under the minimum age',
  no_cdl: 'No CDL',
  failed_call: 'Did not pass the screening call',
  not_now: 'Not now',
  no_answer: 'No answer',
  pay: 'Pay',
  home_time: 'Home time',
  other_job: 'Took another job',
  safety_record: 'Safety record',
  documents_missing: 'Documents missing',
  other: 'Another reason',
};

/** Rejection reasons as sentences to the driver; a test compares them with those of the pages. */
export const rejectionTexts: Readonly<Record<RejectionReason, string>> = {
  unreadable: "We couldn't read it. Take the photo again: flat, in good light, with all four corners visible.",
  expired: 'It has expired. Send one that is still valid.',
  wrong_document: "This isn't the document we asked for.",
  name_differs: "The name on it doesn't match the name on your account.",
  incomplete: 'Something is missing. Check it and complete it.',
  gap: 'There is a gap in your dates. Add what you did during that time.',
  photo_unclear: 'Your face is not clearly visible. Take a new photo in good light, without a hat or sunglasses.',
  other: 'There was a problem with it.',
};

/** The sentence for a file that the virus scan refused: a rejection without a reason. */
export const INFECTED_TEXT = 'The file was not safe. Send a new photo or scan.';
