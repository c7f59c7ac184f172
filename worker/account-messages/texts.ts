import type { AccountMessage, AccountTemplate, AccountTemplates } from '#domain/accounts/messages';
import { carrierDigestText } from './carrier-digest-text';
import { digestText } from './digest-text';
import { SIGNATURE } from '#platform/email-text';
import { longDateTime } from '#domain/shared/long-date';
import { pipelineTexts } from './pipeline-texts';

/** A subject line, sentences, and the page to open. */
export interface AccountText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link?: string;
  /** The same as a mail program shows it best; without it the email is plain text. */
  readonly html?: string;
  /** What a text message says instead of the subject. */
  readonly short?: string;
}

type Texts = { readonly [Template in AccountTemplate]: (params: AccountTemplates[Template]) => AccountText };

const ONCE = 'The link works once, and for 24 hours.';
const ONCE_A_WEEK = 'The link works once, and for 7 days.';
const changed = (
  firstName: string,
  link: string,
  ...[subject, what]: [subject: string, what: string]
): AccountText => ({
  subject,
  lines: [
    `Hello ${firstName},`,
    what,
    'If this was not you, open this page within a week to undo the change, sign everybody out and choose a new password.',
  ],
  link,
  short: `${subject}. Not you? Take it back within a week: ${link}`,
});
const NOT_YOU = 'If this was not you, change your password now and write to our support.';

const texts: Texts = {
  ...pipelineTexts,
  'ops-digest': digestText,
  'carrier-digest': carrierDigestText,
  'confirm-email': ({ firstName, link }) => ({
    subject: 'Please confirm your email address',
    lines: [`Hello ${firstName},`, 'Open this page and your account is confirmed.', ONCE],
    link,
  }),
  'already-registered': ({ firstName, link }) => ({
    subject: 'You already have a Gladhand account',
    lines: [
      `Hello ${firstName},`,
      'Somebody, probably you, just signed up with this address. You have an account already: sign in here, or ask for a new password.',
    ],
    link,
  }),
  'recover-password': ({ firstName, link }) => ({
    subject: 'Choose a new password',
    lines: [
      `Hello ${firstName},`,
      'Open this page to choose a new password.',
      ONCE,
      'If you did not ask for it, do nothing.',
    ],
    link,
  }),
  'password-changed': ({ firstName }) => ({
    subject: 'Your password was changed',
    lines: [`Hello ${firstName},`, 'The password of your account was just changed.', NOT_YOU],
  }),
  'change-email': ({ firstName, link }) => ({
    subject: 'Please confirm your new email address',
    lines: [`Hello ${firstName},`, 'Open this page and from then on you sign in with this address.', ONCE],
    link,
  }),
  'address-in-use': ({ firstName }) => ({
    subject: 'Your email address was asked for',
    lines: [
      `Hello ${firstName},`,
      'Somebody wanted to use this address for another Gladhand account. It is yours, so nothing was changed.',
    ],
  }),
  'email-changed': ({ firstName, link }) =>
    changed(firstName, link, 'Your email address was changed', 'Your account now has another email address.'),
  'phone-changed': ({ firstName, link }) =>
    changed(firstName, link, 'Your phone number was changed', 'Your account now has another phone number.'),
  'network-linked': ({ firstName, link }) =>
    changed(firstName, link, 'A new way to sign in was added', 'Your account was just linked to another network.'),
  'network-unlinked': ({ firstName, link }) =>
    changed(
      firstName,
      link,
      'A way to sign in was removed',
      'A network can no longer be used to sign in to your account.',
    ),
  'session-stolen': ({ firstName, device, link }) => ({
    subject: 'We ended a sign-in of your account',
    lines: [
      `Hello ${firstName},`,
      `A sign-in (${device}) was used from two places at once, which should not happen. We ended it; please sign in again.`,
      NOT_YOU,
    ],
    link,
  }),
  invitation: ({ firstName, organization, link }) => ({
    subject: `${organization} invites you to Gladhand`,
    lines: [
      `Hello ${firstName},`,
      `${organization} made you an account. Open this page and choose a password.`,
      ONCE_A_WEEK,
    ],
    link,
  }),
  'invited-elsewhere': ({ firstName, organization }) => ({
    subject: `${organization} tried to invite you to Gladhand`,
    lines: [
      `Hello ${firstName},`,
      `${organization} tried to invite you to its staff at this address. You already have a Gladhand account with this address, so nothing was changed, and they were not notified.`,
      'If you want to join them, ask them to invite you at another address. If not, do nothing.',
    ],
  }),
  'carrier-received': ({ firstName, company, link }) => ({
    subject: `We received the application of ${company}`,
    lines: [
      `Hello ${firstName},`,
      'Our team will call you. If you like, choose a time for the call yourself on this page.',
    ],
    link,
  }),
  'call-booked': ({ firstName, startsAt, timeZone, link }) => ({
    subject: `Your call with Gladhand: ${momentText(startsAt, timeZone)}`,
    lines: [
      `Hello ${firstName},`,
      `We will call you on ${momentText(startsAt, timeZone)}. On this page you can choose another time.`,
    ],
    link,
  }),
  'call-cancelled': ({ firstName, startsAt, timeZone }) => ({
    subject: `Canceled: your call with Gladhand on ${momentText(startsAt, timeZone)}`,
    lines: [`Hello ${firstName},`, 'We will not call you at that time.'],
  }),
  'share-link': ({ link }) => ({ subject: 'Drive with me on Gladhand, sign up here', lines: [], link }),
  'state-served': ({ state, link }) => ({
    subject: `Gladhand now takes in drivers from ${state}`,
    lines: ['Hello,', `You asked us to write when we come to ${state}. Now you can register.`],
    link,
  }),
  'ops-message': ({ subject, text }) => ({ subject, lines: text.split('\n'), short: text }),
  code: ({ code }) => ({
    subject: `Your Gladhand code is ${code}. It is good for 10 minutes`,
    lines: ['If you did not ask for it, do nothing.'],
  }),
};

/** Day and time on the recipient's clock, with the name of the zone. */
const momentText = (instant: string, timeZone: string): string =>
  longDateTime(instant, timeZone, new Date().toISOString());

/** The words that go out: a subject, and all the rest in one text. */
export interface OutgoingText {
  readonly subject: string;
  readonly body: string;
  readonly html?: string;
}

export function outgoingText(message: AccountMessage): OutgoingText {
  const { subject, lines, link, short, html } = writeAccountMessage(message);
  if (message.channel === 'sms')
    return { subject, body: short ?? (link === undefined ? `${subject}.` : `${subject}. ${link}`) };
  const body = [...lines, ...(link === undefined ? [] : ['', link]), '', SIGNATURE].join('\n');
  return { subject, body, ...(html !== undefined && { html }) };
}

/** What a message says. */
export function writeAccountMessage<Template extends AccountTemplate>(message: AccountMessage<Template>): AccountText {
  return texts[message.template](message.params);
}
