import {
  commercialTemplates,
  type AccountMessage,
  type AccountTemplate,
  type AccountTemplates,
} from '#domain/accounts/messages';
import { longDateTime } from '#domain/shared/long-date';
import { commercialFooter, emailText, type SenderContact } from '#platform/email-text';
import { smsText } from '#platform/sms-text';
import { accountTexts } from './account-texts';
import { carrierDigestText } from './carrier-digest-text';
import { digestText } from './digest-text';
import { pipelineTexts } from './pipeline-texts';

/** The subject, the sentences and the page to open. */
export interface AccountText {
  readonly subject: string;
  /** The recipient to greet; undefined when the lines have a greeting of their own. */
  readonly firstName?: string;
  readonly lines: readonly string[];
  readonly link?: string;
  /** The HTML version of the email; without it the email is plain text. */
  readonly html?: string;
  /** The text message, where it differs from the subject with the link. */
  readonly short?: string;
}

type Texts = { readonly [Template in AccountTemplate]: (params: AccountTemplates[Template]) => AccountText };

const texts: Texts = {
  ...accountTexts,
  ...pipelineTexts,
  'ops-digest': digestText,
  'carrier-digest': carrierDigestText,
  'carrier-received': ({ firstName, company, link }) => ({
    subject: `We received the application of ${company}`,
    firstName,
    lines: ['Our team will call you. Choose a time for the call on this page if you like.'],
    link,
  }),
  'call-booked': ({ firstName, startsAt, timeZone, link }) => ({
    subject: `Your call with Gladhand: ${momentText(startsAt, timeZone)}`,
    firstName,
    lines: [`We will call you on ${momentText(startsAt, timeZone)}. You can choose another time on this page.`],
    link,
  }),
  'call-cancelled': ({ firstName, startsAt, timeZone }) => ({
    subject: `Canceled: your call with Gladhand on ${momentText(startsAt, timeZone)}`,
    firstName,
    lines: ["We won't call you at that time. You don't need to do anything."],
  }),
  'share-link': ({ link }) => ({ subject: 'Drive with me on Gladhand. Sign up here', lines: [], link }),
  'state-served': ({ state, link }) => ({
    subject: `Gladhand now accepts drivers from ${state}`,
    lines: ['Hello,', '', `You asked us to email you when we open in ${state}. You can sign up now.`],
    link,
  }),
  'ops-message': ({ subject, text }) => ({ subject, lines: text.split('\n'), short: text }),
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
    return { subject, body: smsText({ text: subject, after: link === undefined ? '.' : `. ${link}` }) };
  }
  const footer = commercialFooter(sender);
  const isCommercial = commercialTemplates.includes(message.template);
  if (isCommercial && footer === undefined) return undefined;
  const body = emailText({ firstName, lines, link, footer: isCommercial ? footer : undefined });
  return { subject, body, ...(html !== undefined && { html }) };
}

/** The text of a message before it is formatted for its channel. */
export function writeAccountMessage<Template extends AccountTemplate>(message: AccountMessage<Template>): AccountText {
  return texts[message.template](message.params);
}
