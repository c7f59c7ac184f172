import { nearFrom, requiredExpiries } from '#domain/driver-pipeline/expiries';
import { INFECTED_TEXT, type PipelineTopic, rejectionTexts, topicLabels } from '#domain/driver-pipeline/labels';
import type { PipelineFacts } from '#domain/driver-pipeline/messages';
import type { ExitReason } from '#domain/driver-pipeline/reasons';
import { isReadyStage } from '#domain/driver-pipeline/stages';
import { longDate } from '#domain/shared/long-date';
import { stageLabels } from '#domain/stalled/labels';

/** Topics whose label does not fit into a sentence, or differs on the driver's own pages. */
const inSentence: Partial<Record<PipelineTopic, string>> = {
  backDriverLicense: "the back of your driver's license",
  employmentHistory: 'work history',
  compliance: 'background check',
};

/** The label inside a sentence: lower case, except for abbreviations such as DOT. */
function topicName(topic: PipelineTopic | null): string {
  if (topic === null) return 'document';
  const own = inSentence[topic];
  if (own !== undefined) return own;
  const label = topicLabels[topic];
  return /^[A-Z]{2}/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** "your photo", "the back of your driver's license" */
function yours(topic: PipelineTopic | null): string {
  const name = topicName(topic);
  return name.includes('your') ? name : `your ${name}`;
}

/** Why an application was closed, where the driver learns the reason. */
const closingReasons: Partial<Record<ExitReason, string>> = {
  underage: 'Reason: the minimum age of 18 is required.',
  no_cdl: "Reason: our carriers require a commercial driver's license.",
  documents_missing: 'Reason: required documents are missing.',
};

/** Whether the last day is so near that the driver is asked for the next document at the same time. */
function isNear(lastDay: string | null): boolean {
  const from = nearFrom(lastDay);
  return from !== null && from <= new Date().toISOString();
}

const callLine = (supportPhone: string | null, purpose: string): string[] =>
  supportPhone === null ? [] : [`Call us at ${supportPhone} ${purpose}.`];

const dayOf = (on: string | null): string => (on === null ? '' : longDate(on, new Date().toISOString()));

/** There is no stored file of a TWIC card, and a hazmat endorsement is printed on the license. */
const renewals: Partial<Record<PipelineTopic, string>> = {
  twic: 'Show the new card to our team',
  hazmat: 'Upload your new license',
};

const howToRenew = (topic: PipelineTopic | null): string =>
  (topic === null ? undefined : renewals[topic]) ?? 'Upload the new one';

const isRequired = (topic: PipelineTopic | null): boolean =>
  requiredExpiries.some((credential) => credential === topic);

/** When the call comes, with the number of days that the driver's page shows. */
function callTime(days: number): string {
  if (days === 0) return 'We will call you today or on the next business day';
  return `We will call you within ${days === 1 ? '1 business day' : `${String(days)} business days`}`;
}

/** Emails and text messages about a driver's pipeline. */
export const pipelineTexts = {
  'pipeline-overdue': ({ firstName, driver, stage, link }: PipelineFacts) => ({
    subject: `${driver} is overdue: ${stageLabels[stage]}`,
    firstName,
    lines: [
      `${driver} has been in the stage "${stageLabels[stage]}" longer than its target.`,
      'Take the next step, or snooze the driver with a reason.',
    ],
    link,
  }),
  'pipeline-sent': ({ firstName, callWithin, supportPhone, link }: PipelineFacts) => ({
    subject: 'We received your application',
    firstName,
    lines: [
      `${callTime(callWithin)} to talk briefly about your experience.`,
      ...(supportPhone === null
        ? []
        : [`The call will come from ${supportPhone}. If you miss it, call us back at that number.`]),
      'The link below shows the status of your application.',
    ],
    link,
  }),
  'pipeline-asked': ({ firstName, about, link }: PipelineFacts) => ({
    subject: `Please send us ${yours(about)}`,
    firstName,
    lines: [
      `Our team needs ${yours(about)} to continue with your application.`,
      'Upload a photo or a scan at the link below.',
    ],
    link,
  }),
  'pipeline-entry-corrected': ({ firstName, supportPhone, link }: PipelineFacts) => ({
    subject: 'Please sign your background check again: an entry was corrected',
    firstName,
    lines: [
      'Our team corrected an accident or a traffic violation in your application, so it differs from what you signed.',
      'Check the entries at the link below, and sign again.',
      ...callLine(supportPhone, 'if a correction is wrong'),
    ],
    link,
  }),
  'pipeline-rejected': ({ firstName, about, reason, note, link }: PipelineFacts) => ({
    subject: `Please send again: ${topicName(about)}`,
    firstName,
    lines: [
      "We couldn't accept what you sent.",
      reason === null ? INFECTED_TEXT : rejectionTexts[reason],
      ...(note === null ? [] : [`The reviewer wrote: “${note}”`]),
    ],
    link,
  }),
  'pipeline-call-missed': ({ firstName, supportPhone, link }: PipelineFacts) => ({
    subject: 'We tried to call you about your application',
    firstName,
    lines: [
      "We couldn't reach you, and we will call again. The link below shows when.",
      ...callLine(supportPhone, 'if you want to talk sooner'),
    ],
    link,
  }),
  'pipeline-accepted': ({ firstName, link }: PipelineFacts) => ({
    subject: 'All of your documents were accepted',
    firstName,
    lines: [
      'We also accepted your work and residence history. Next, we order your driving record and contact your past employers.',
      "You don't need to do anything. We'll email you when there is a decision.",
    ],
    link,
  }),
  'pipeline-certified': ({ firstName, stage, link }: PipelineFacts) =>
    stage === 'PreQualified_MeetsMin'
      ? {
          subject: 'You meet the minimum requirements and can apply for jobs',
          firstName,
          lines: ['We still complete your file for certification.', 'Find jobs that match you at the link below.'],
          link,
        }
      : {
          subject: 'You are certified and can apply for jobs',
          firstName,
          lines: [
            'Congratulations! Carriers see that you are ready to drive.',
            'Find jobs that match you at the link below, or wait for an invitation.',
          ],
          link,
        },
  'pipeline-closed': ({ firstName, stage, exitReason, supportPhone, link }: PipelineFacts) => ({
    subject: 'Your application was closed',
    firstName,
    lines: [
      stage === 'NotInterested'
        ? "We understood that you're not interested right now."
        : "We decided that we can't move forward with your application.",
      ...(exitReason === null ? [] : [closingReasons[exitReason] ?? ''].filter((line) => line !== '')),
      ...callLine(supportPhone, 'if something is wrong or has changed'),
      'The link below shows how to reach us.',
    ],
    link,
  }),
  'pipeline-paused': ({ firstName, supportPhone, link }: PipelineFacts) => ({
    subject: 'Your application is paused',
    firstName,
    lines: ["We'll contact you again later.", ...callLine(supportPhone, 'if you want to continue sooner')],
    link,
  }),
  'pipeline-reopened': ({ firstName, link }: PipelineFacts) => ({
    subject: 'Your application is open again',
    firstName,
    lines: ['Everything that you sent is still there. The link below shows the remaining steps.'],
    link,
  }),
  'pipeline-corrected': ({ firstName, supportPhone, link }: PipelineFacts) => ({
    subject: "Please disregard our last message about your application's status",
    firstName,
    lines: [
      'It was sent by mistake. The link below shows the current status.',
      ...callLine(supportPhone, 'if you have questions'),
    ],
    link,
  }),
  'pipeline-availability': ({ firstName, isAvailable, link }: PipelineFacts) => ({
    subject: isAvailable ? 'Our team set you to available' : 'Our team set you to not available',
    firstName,
    lines: [
      isAvailable
        ? 'Carriers can find you and invite you to jobs.'
        : "Carriers can't find you until you are available.",
      'You can change this at the link below.',
    ],
    link,
  }),
  'pipeline-proof-renewed': ({ firstName, about, on, link }: PipelineFacts) => ({
    subject: on === null ? `We accepted ${yours(about)}` : `We accepted ${yours(about)}, valid through ${dayOf(on)}`,
    firstName,
    lines: [
      isNear(on)
        ? 'It ends soon: you will need a new one by that day. The link below shows your documents.'
        : "You don't need to do anything. The link below shows your documents.",
    ],
    link,
  }),
  'pipeline-proof-ends': ({ firstName, stage, about, on, link }: PipelineFacts) => ({
    subject: `Your ${topicName(about)} expires on ${dayOf(on)}`,
    firstName,
    lines: [
      isReadyStage(stage)
        ? `${howToRenew(about)} by that day to keep your jobs and matches.`
        : `${howToRenew(about)} by that day, so that it doesn't hold up your certification.`,
    ],
    link,
  }),
  'pipeline-proof-ended': ({ firstName, isDriver, driver, about, on, link }: PipelineFacts) => ({
    subject: `${isDriver ? 'Your' : `${driver}'s`} ${topicName(about)} expired on ${dayOf(on)}`,
    firstName,
    lines: [
      isRequired(about)
        ? `${isDriver ? 'You' : 'The driver'} must not drive until a new one is approved.`
        : "Jobs that require it won't match until it is renewed.",
      isDriver ? `${howToRenew(about)}.` : 'We asked the driver to renew it.',
    ],
    link,
  }),
};
