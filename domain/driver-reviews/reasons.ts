import type { RejectionReason } from '../driver-pipeline/reasons';
import type { DocumentKind, SentTask } from '../driver-pipeline/tasks';

const printed: readonly RejectionReason[] = [
  'unreadable',
  'expired',
  'wrong_document',
  'name_differs',
  'incomplete',
  'other',
];
const list: readonly RejectionReason[] = ['gap', 'incomplete', 'other'];
const form: readonly RejectionReason[] = ['incomplete', 'other'];

const reasonsOf: Readonly<Record<DocumentKind | SentTask, readonly RejectionReason[]>> = {
  driverLicense: printed,
  backDriverLicense: printed,
  dotMedicalCard: printed,
  mvr: printed,
  photo: ['photo_unclear', 'other'],
  resume: ['unreadable', 'wrong_document', 'name_differs', 'incomplete', 'other'],
  employmentHistory: list,
  residenceHistory: list,
  reference: form,
  schedule: form,
  compliance: form,
  militaryService: form,
  drivingSchool: form,
  unemploymentPeriod: form,
};

/** The reasons that fit a document or task, the most frequent one first: a photo does not expire. */
export const rejectionReasonsFor = (thing: DocumentKind | SentTask): readonly RejectionReason[] => reasonsOf[thing];

/** Whether a reason can be given to the driver for this document or task. */
export const fitsThing = (reason: RejectionReason, thing: DocumentKind | SentTask): boolean =>
  reasonsOf[thing].includes(reason);
