import {
  type AccountMessage,
  type AccountTemplate,
  type AccountTemplates,
  commercialTemplates,
} from '#domain/messages/account-messages';
import { longDateTime } from '#domain/shared/long-date';
import { commercialFooter, emailText, type SenderContact } from '#platform/email-text';
import { smsText } from '#platform/sms-text';
import { carrierDigestText } from '../digest/carrier-digest-text';
import { digestText } from '../digest/digest-text';
import { accessTexts } from './access-texts';
import type { AccountText } from './account-text';
import { accountTexts } from './account-texts';
import { adverseTexts } from './adverse-texts';
import { agreementTexts } from './agreement-texts';
import { debtLines } from './debt-lines';
import { invoiceChangeTexts } from './invoice-change-texts';
import { invoiceTexts } from './invoice-texts';
import { payoutTexts } from './payout-texts';
import { pipelineTexts } from './pipeline-texts';
import { timesheetTexts } from './timesheet-texts';
import { verificationTexts } from './verification-texts';
import { webhookTexts } from './webhook-texts';

type Texts = { readonly [Template in AccountTemplate]: (params: AccountTemplates[Template]) => AccountText };

/** The place of a reason that an email must not give. */
const WITHOUT_REASON = {
  reader: 'You can read the reason in the file.',
  other: 'Colleagues with access to these records can see the reason.',
} as const;

/** The consequence of a refused consent (49 CFR 382.703(c)). */
const WITHOUT_CONSENT =
  'Until they give it again, they must not perform safety-sensitive functions, such as driving (49 CFR 382.703(c)).';

/** The text of every account message, by template. */
export const accountMessageTexts: Texts = {
  ...accountTexts,
  ...pipelineTexts,
  ...accessTexts,
  ...adverseTexts,
  ...agreementTexts,
  ...invoiceChangeTexts,
  ...invoiceTexts,
  ...payoutTexts,
  ...timesheetTexts,
  ...verificationTexts,
  ...webhookTexts,
  'ops-digest': digestText,
  'carrier-digest': carrierDigestText,
  'carrier-received': ({ firstName, company, link }) => ({
    subject: `We received your application: ${company}`,
    firstName,
    lines: [
      link === undefined
        ? 'Our team will call you.'
        : 'Our team will call you. Choose a time for the call at the link below if you like.',
    ],
    ...(link !== undefined && { link }),
  }),
  'carrier-deactivated': ({ firstName, carrier, reason, contact, overdue }) => ({
    subject: `${carrier} was deactivated`,
    firstName,
    lines: [
      `Reason: "${reason}"`,
      ...debtLines(overdue),
      // Nobody can sign in to pay online.
      ...(overdue ? [`Pay it by check or bank transfer, with ${overdue.number} as the reference.`] : []),
      '',
      'Your staff cannot sign in for now. Job orders and applications are paused, and nothing is deleted.',
      ...(contact === null
        ? []
        : [
            overdue
              ? `Bank details, all open invoices and questions: ${contact}`
              : `Contact us if you have questions: ${contact}`,
          ]),
    ],
  }),
  'carrier-reactivated': ({ firstName, carrier, link }) => ({
    subject: `${carrier} is active again`,
    firstName,
    lines: ['Your staff can sign in, and job orders and applications continue where they were paused.'],
    link,
  }),
  'call-booked': ({ firstName, startsAt, timeZone, link }) => ({
    subject: `Your call with Gladhand: ${momentText(startsAt, timeZone)}`,
    firstName,
    lines: [`We will call you on ${momentText(startsAt, timeZone)}. You can choose another time at the link below.`],
    link,
  }),
  'call-cancelled': ({ firstName, startsAt, timeZone }) => ({
    subject: `Canceled: your call with Gladhand on ${momentText(startsAt, timeZone)}`,
    firstName,
    lines: ["We won't call you at that time. You don't need to do anything."],
  }),
  'bench-added': ({ firstName, carrier, link }) => ({
    subject: `${carrier} wants you on its bench`,
    firstName,
    lines: [
      `${carrier} keeps you in mind for future jobs. It still sees only your first name and last initial, and you don't have to do anything.`,
      "If you don't want this, you can leave the bench at the link below.",
    ],
    link,
  }),
  'verification-address-changed': ({ firstName, carrier, employer, to, link }) => ({
    subject: `${carrier} changed where it contacts ${employer}`,
    firstName,
    lines: [
      `${carrier} asks ${employer} about your employment there. The request now goes to: ${to}`,
      'Links that went to a former address no longer work. If you think that this is not your past employer, contact the carrier. The link below shows where every request went.',
    ],
    link,
  }),
  'note-mention': ({ firstName, author, driver, text, link }) => ({
    subject: `${author} mentioned you in a note about ${driver}`,
    firstName,
    lines: [...text.split('\n'), '', 'Read all notes about the candidate at the link below.'],
    link,
  }),
  'file-export': ({ firstName, driver, link }) => ({
    subject: `Driver file of ${driver}`,
    firstName,
    lines: [
      `The file of ${driver} that you exported is attached as a PDF. It contains personal information: keep it confidential, and delete it when you no longer need it.`,
      '',
      'The time of the download was recorded, and the driver can see it. The current file is at the link below.',
    ],
    link,
  }),
  'document-rejected': ({ firstName, driver, document, isReader, reason, isSigned, link }) => ({
    subject: `Document rejected: ${document}${driver === null ? '' : ` (${driver})`}`,
    firstName,
    lines: [
      reason === null ? WITHOUT_REASON[isReader ? 'reader' : 'other'] : `Reason: "${reason}"`,
      '',
      isSigned === true
        ? 'Read it and sign it again at the link below. Corrections of your application go above the signature.'
        : 'You can upload a new document at the link below.',
    ],
    link,
  }),
  'driving-barred': ({ firstName, driver, titles, isConsentWithdrawn, link }) => ({
    subject: `${driver} must not drive for now`,
    firstName,
    lines: [
      'The law does not allow driving without the following:',
      ...titles.map((title) => `- ${title}`),
      '',
      ...(isConsentWithdrawn === true ? [`The driver withdrew or refused a consent. ${WITHOUT_CONSENT}`] : []),
      'Take the driver off the road until it is on file. The file at the link below says what is needed.',
    ],
    link,
  }),
  'own-driving-barred': ({ firstName, carrier, titles, link }) => ({
    subject: `You must not drive for ${carrier} for now`,
    firstName,
    lines: [
      'The law does not allow driving without the following:',
      ...titles.map((title) => `- ${title}`),
      '',
      `Your file at the link below says what you have to do. ${carrier} was notified, too, of the documents that it has to obtain.`,
    ],
    link,
  }),
  // Names no record of the drug and alcohol file, because other people may see an email (49 CFR 382.405).
  'consent-withdrawn': ({ firstName, driver, isBarring, link }) => ({
    subject: `${driver} withdrew a consent`,
    firstName,
    lines: [
      'It is a record of the drug and alcohol file, and does not count any more. The file at the link below names it.',
      '',
      isBarring ? WITHOUT_CONSENT : 'The file also says whether the job needs it.',
    ],
    link,
  }),
  'driving-allowed': ({ firstName, driver, link }) => ({
    subject: `${driver} may drive again`,
    firstName,
    lines: ["Nothing in the driver's file bars driving any more. The file is at the link below."],
    link,
  }),
  'own-driving-allowed': ({ firstName, carrier, link }) => ({
    subject: `You may drive for ${carrier} again`,
    firstName,
    lines: [`Nothing in your file for ${carrier} bars driving any more, and ${carrier} was notified, too.`],
    link,
  }),
  'share-link': ({ link }) => ({
    subject: 'Drive with me on Gladhand',
    lines: [],
    short: `Drive with me on Gladhand. Sign up here: ${link}`,
  }),
  'state-served': ({ state, link }) => ({
    subject: `Gladhand now accepts drivers from ${state}`,
    lines: ['Hello,', '', `You asked us to email you when we open in ${state}. You can sign up now.`],
    link,
  }),
  'carrier-message': ({ firstName, carrier, order, subject, text, link }) => ({
    subject: `${carrier}: ${subject}`,
    firstName,
    lines: [`${carrier} wrote to you about ${order}:`, '', ...text.split('\n')],
    link,
  }),
  'ops-message': ({ subject, text }) => ({ subject, lines: text.split('\n'), short: `Gladhand: ${text}` }),
};

/** Date and time in the recipient's time zone, with its abbreviation. */
const momentText = (instant: string, timeZone: string): string =>
  longDateTime(instant, timeZone, new Date().toISOString());

/** An outgoing message: the subject and the whole body. */
export interface OutgoingText {
  readonly subject: string;
  readonly body: string;
  readonly html?: string;
}

/** The text of a message; undefined for a commercial email while the contact details of its footer are missing. */
export function outgoingText(message: AccountMessage, sender: SenderContact): OutgoingText | undefined {
  const { subject, firstName, lines, link, short, html } = writeAccountMessage(message);
  if (message.channel === 'sms') {
    if (short !== undefined) return { subject, body: short };
    // The recipient must recognize the sender of a link.
    const before = subject.includes('Gladhand') ? '' : 'Gladhand: ';
    return { subject, body: smsText({ before, text: subject, after: link === undefined ? '.' : `. ${link}` }) };
  }
  const footer = commercialFooter(sender);
  const isCommercial = commercialTemplates.includes(message.template);
  if (isCommercial && footer === undefined) return undefined;
  const body = emailText({ firstName, lines, link, footer: isCommercial ? footer : undefined });
  return { subject, body, ...(html !== undefined && { html }) };
}

/** The text of a message before it is formatted for its channel. */
export function writeAccountMessage<Template extends AccountTemplate>(message: AccountMessage<Template>): AccountText {
  return accountMessageTexts[message.template](message.params);
}
