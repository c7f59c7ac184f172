import { requiredExpiries } from '#domain/driver-pipeline/expiries';
import { INFECTED_TEXT, type PipelineTopic, rejectionTexts, topicLabels } from '#domain/driver-pipeline/labels';
import type { PipelineFacts } from '#domain/driver-pipeline/messages';
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
      `We will call you within ${callWithin === 1 ? '1 business day' : `${String(callWithin)} business days`} to talk briefly about your experience.`,
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
  'pipeline-rejected': ({ firstName, about, reason, note, link }: PipelineFacts) => ({
    subject: `Please send again: ${topicName(about)}`,
    firstName,
    lines: [
      "We couldn't accept what you sent.",
      reason === null ? INFECTED_TEXT : rejectionTexts[reason],
      ...(note === null ? [] : [note]),
    ],
    link,
  }),
  'pipeline-proof-ends': ({ firstName, about, on, link }: PipelineFacts) => ({
    subject: `Your ${topicName(about)} expires on ${dayOf(on)}`,
    firstName,
    lines: [`${howToRenew(about)} by that day to keep your jobs and matches.`],
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
