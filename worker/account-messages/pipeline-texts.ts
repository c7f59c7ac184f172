import type { PipelineFacts } from '#domain/accounts/messages';
import { requiredExpiries, type ExpiryKind } from '#domain/driver-pipeline/expiries';
import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import { longDate } from '#domain/shared/long-date';
import { stageLabels } from '#domain/stalled/labels';
import type { DocumentKind, OnboardingTask } from '#domain/driver-pipeline/tasks';

const things: Readonly<Record<DocumentKind | ExpiryKind | OnboardingTask, string>> = {
  driverLicense: 'driver license',
  backDriverLicense: 'back of the driver license',
  dotMedicalCard: 'DOT medical card',
  mvr: 'motor vehicle record',
  twic: 'TWIC card',
  hazmat: 'hazmat endorsement',
  phone: 'phone number',
  email: 'email address',
  documents: 'documents',
  photo: 'photo',
  schedule: 'schedule',
  reference: 'references',
  employmentHistory: 'employment history',
  residenceHistory: 'residence history',
  compliance: 'compliance forms',
  militaryService: 'military service',
  drivingSchool: 'driving school',
  unemploymentPeriod: 'unemployment period',
  resume: 'resume',
};
const why: Readonly<Record<RejectionReason, string>> = {
  unreadable: 'It cannot be read.',
  expired: 'It has expired.',
  wrong_document: 'It is another document.',
  name_differs: 'The name differs from your account.',
  incomplete: 'Something is missing.',
  gap: 'There is a gap in the dates.',
  photo_unclear: 'Your face cannot be seen clearly.',
  other: 'See the note.',
};

// People always give a reason; without one it was the scan that refused the file.
const HARMFUL = 'The file held something harmful, so we did not keep it.';

const wordOf = (words: Readonly<Record<string, string>>, name: string | null): string =>
  name === null ? '' : (words[name] ?? name);

const dayOf = (on: string | null): string => (on === null ? '' : longDate(on, new Date().toISOString()));

// Of a TWIC card no file is kept.
const howToRenew = (about: string | null): string =>
  about === 'twic' ? 'Show the new card to our team' : 'Upload the new one';

const isRequired = (about: string | null): boolean => requiredExpiries.some((proof) => proof === about);

/** Mails and text messages of a driver's pipeline. */
export const pipelineTexts = {
  'pipeline-overdue': ({ firstName, driver, stage, link }: PipelineFacts) => ({
    subject: `${driver} has waited too long: ${stageLabels[stage]}`,
    lines: [
      `Hello ${firstName},`,
      `${driver} is over the target of the stage "${stageLabels[stage]}".`,
      'Take the next step, or snooze the driver with a reason.',
    ],
    link,
  }),
  'pipeline-sent': ({ firstName, callWithin, supportPhone, link }: PipelineFacts) => ({
    subject: 'Your application was sent',
    lines: [
      `Hello ${firstName},`,
      `We have your application. We will call you within ${String(callWithin)} working days for a short talk about your experience.`,
      ...(supportPhone === null
        ? []
        : [`The call comes from ${supportPhone}. If you miss it, call us at that number.`]),
      'Your page shows where your application stands at any time.',
    ],
    link,
  }),
  'pipeline-asked': ({ firstName, about, link }: PipelineFacts) => ({
    subject: `Please send us your ${wordOf(things, about)}`,
    lines: [
      `Hello ${firstName},`,
      `Our team needs your ${wordOf(things, about)} to go on. A photo or a scan is enough.`,
    ],
    link,
  }),
  'pipeline-rejected': ({ firstName, about, reason, note, link }: PipelineFacts) => ({
    subject: `Please send again: ${wordOf(things, about)}`,
    lines: [
      `Hello ${firstName},`,
      `We could not accept what you sent. ${reason === null ? HARMFUL : wordOf(why, reason)}`,
      ...(note === null ? [] : [note]),
    ],
    link,
  }),
  'pipeline-proof-ends': ({ firstName, about, on, link }: PipelineFacts) => ({
    subject: `Your ${wordOf(things, about)} ends on ${dayOf(on)}`,
    lines: [`Hello ${firstName},`, `${howToRenew(about)} before that day, and nothing changes for you.`],
    link,
  }),
  'pipeline-proof-ended': ({ firstName, driver, about, on, link }: PipelineFacts) => ({
    subject: `Ended on ${dayOf(on)}: ${wordOf(things, about)} of ${driver}`,
    lines: [
      `Hello ${firstName},`,
      isRequired(about)
        ? 'Until a new one is approved there is no dispatch.'
        : 'Jobs that ask for it do not fit until it is renewed.',
      `${howToRenew(about)}.`,
    ],
    link,
  }),
};
