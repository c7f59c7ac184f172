import type { AdverseMessageFacts } from '#domain/adverse-actions/messages';
import { longDate } from '#domain/shared/long-date';
import type { AccountText } from './account-text';

const dayOf = (on: string | null): string => (on === null ? '' : longDate(on, new Date().toISOString()));

/** The writer's own words in quotation marks, so that nobody takes them for ours. */
const quoted = (who: string, text: string | null): string[] => (text === null ? [] : [`${who}: "${text}"`]);

const ATTACHED = 'The notice is attached. The link below opens it in your account.';

/** Emails and text messages about refusals that are based on a report. */
export const adverseTexts = {
  'adverse-pre-notice': ({ firstName, carrier, job, answerBy, link }: AdverseMessageFacts): AccountText => ({
    subject: `${carrier} sent you a notice about a report`,
    firstName,
    lines: [
      `${carrier} received a report about you and may decide against you for the job ${job}. Nothing has been decided yet.`,
      `Read the report by ${dayOf(answerBy)}. If something in it is wrong or incomplete, dispute it at the link below.`,
      ATTACHED,
    ],
    link,
  }),
  'adverse-final-notice': ({ firstName, carrier, job, link }: AdverseMessageFacts): AccountText => ({
    subject: `${carrier} sent you its decision about a report`,
    firstName,
    lines: [
      `Because of the report that you received earlier, ${carrier} decided against you for the job ${job}. The notice says what your rights are.`,
      ATTACHED,
    ],
    link,
  }),
  'adverse-remote-notice': ({ firstName, carrier, job, link }: AdverseMessageFacts): AccountText => ({
    subject: `${carrier} sent you a decision and your rights`,
    firstName,
    lines: [
      `Because of a report, ${carrier} decided against you for the job ${job}. You can request a free copy of the report at the link below.`,
      ATTACHED,
    ],
    link,
  }),
  'adverse-disputed': ({ firstName, driver, job, text, link }: AdverseMessageFacts): AccountText => ({
    subject: `${driver} disputes the report`,
    firstName,
    lines: [
      ...quoted(driver, text),
      `The waiting period for the job ${job} is paused until you answer the dispute at the link below.`,
    ],
    link,
  }),
  'adverse-answered': ({ firstName, carrier, text, answerBy, link }: AdverseMessageFacts): AccountText => ({
    subject: `${carrier} answered your dispute`,
    firstName,
    lines: [
      ...quoted(carrier, text),
      ...(answerBy === null ? [] : [`${carrier} decides after ${dayOf(answerBy)} at the earliest.`]),
    ],
    link,
  }),
  'adverse-ready': ({ firstName, driver, job, link }: AdverseMessageFacts): AccountText => ({
    subject: `The final notice to ${driver} can be sent`,
    firstName,
    lines: [
      `The waiting period for the job ${job} is over. Send the final notice at the link below, or continue with the driver.`,
    ],
    link,
  }),
  'adverse-ended': ({ firstName, carrier, job, link }: AdverseMessageFacts): AccountText => ({
    subject: `${carrier} made no decision about a report`,
    firstName,
    lines: [
      `Your application for the job ${job} was closed, so ${carrier} makes no decision because of the report. The notice stays in your account.`,
    ],
    link,
  }),
  'adverse-undelivered': ({ firstName, driver, job, link }: AdverseMessageFacts): AccountText => ({
    subject: `The notice to ${driver} could not be emailed`,
    firstName,
    lines: [
      `The email with your notice for the job ${job} was not delivered. Print the notice at the link below, send it by post, and record the day: a waiting period begins with a notice that arrives.`,
    ],
    link,
  }),
  'adverse-withdrawn': ({ firstName, carrier, job, text, link }: AdverseMessageFacts): AccountText => ({
    subject: `${carrier} withdrew its notice about a report`,
    firstName,
    lines: [`${carrier} does not decide against you because of it for the job ${job}.`, ...quoted(carrier, text)],
    link,
  }),
};
