import { CODE_MINUTES, LINK_HOURS, STAFF_INVITATION_DAYS, UNDO_DAYS } from '#domain/accounts/lifetimes';
import { positionLabels } from '#domain/accounts/staff/position-labels';
import type { AccountTemplates, InvitedAs } from '#domain/messages/account-messages';
import { smsText } from '#platform/sms-text';
import type { AccountText } from './account-text';

const LINK_LIFETIME = `The link works once and expires in ${String(LINK_HOURS)} hours.`;
const INVITATION_LIFETIME = `The link works once and expires in ${String(STAFF_INVITATION_DAYS)} days.`;
const NOT_YOU = 'If this was not you, reset your password at the link below.';

/** A change to a sign-in method, with a link that undoes it. */
const changed =
  (subject: string, what: string) =>
  ({ firstName, link }: { readonly firstName: string; readonly link: string }): AccountText => ({
    subject,
    firstName,
    lines: [
      what,
      `If this was not you, open the link below within ${String(UNDO_DAYS)} days to undo the change, sign out everywhere and choose a new password.`,
    ],
    link,
    short: smsText({ before: 'Gladhand: ', text: subject, after: `. Undo within ${String(UNDO_DAYS)} days: ${link}` }),
  });

/** The person who applied for the carrier is not invited by it; a colleague learns as what. */
function invitationOf(organization: string, as: InvitedAs | undefined): Pick<AccountText, 'subject' | 'lines'> {
  switch (as) {
    case 'applicant':
      return {
        subject: `${organization} is active on Gladhand`,
        lines: [
          `We activated ${organization}, and you are its administrator. Open the link below to choose a password. Then you can add your facilities, invite colleagues and post job orders.`,
          INVITATION_LIFETIME,
        ],
      };
    case 'operations':
      return {
        subject: 'Your Gladhand operations account is ready',
        lines: [
          'A colleague created an operations account for you. Open the link below to choose a password.',
          INVITATION_LIFETIME,
        ],
      };
    default: {
      const position = as === undefined ? '' : ` (position: ${positionLabels[as]})`;
      return {
        subject: `${organization} invites you to Gladhand`,
        lines: [
          `${organization} created an account for you as a member of its staff${position}. Open the link below to choose a password.`,
          INVITATION_LIFETIME,
        ],
      };
    }
  }
}

/** Emails and text messages about sign-in and staff accounts. */
export const accountTexts = {
  'confirm-email': ({ firstName, link }: AccountTemplates['confirm-email']): AccountText => ({
    subject: 'Please confirm your email address',
    firstName,
    lines: ['You signed up for Gladhand with this address. Open the link below to confirm it.', LINK_LIFETIME],
    link,
  }),
  'already-registered': ({ firstName, link }: AccountTemplates['already-registered']): AccountText => ({
    subject: 'You already have a Gladhand account',
    firstName,
    lines: [
      'Someone, probably you, just tried to sign up with this address. You already have an account: sign in or reset your password at the link below.',
    ],
    link,
  }),
  'recover-password': ({ firstName, link }: AccountTemplates['recover-password']): AccountText => ({
    subject: 'Choose a new password',
    firstName,
    lines: [
      'We received a request to reset your password. Open the link below to choose a new one.',
      LINK_LIFETIME,
      "If you didn't request this, you can ignore this email.",
    ],
    link,
  }),
  'password-changed': ({ firstName, link }: AccountTemplates['password-changed']): AccountText => ({
    subject: 'Your password was changed',
    firstName,
    lines: ['The password for your account was just changed.', NOT_YOU],
    link,
  }),
  'change-email': ({ firstName, link }: AccountTemplates['change-email']): AccountText => ({
    subject: 'Please confirm your new email address',
    firstName,
    lines: ['Open the link below to confirm this address. You will then sign in with this address.', LINK_LIFETIME],
    link,
  }),
  'address-in-use': ({ firstName }: AccountTemplates['address-in-use']): AccountText => ({
    subject: 'Someone tried to use your email address',
    firstName,
    lines: [
      "Someone tried to use this address for another Gladhand account. It belongs to your account, so nothing was changed. You don't need to do anything.",
    ],
  }),
  'email-changed': changed('Your email address was changed', 'Your account now has a different email address.'),
  'phone-changed': changed('Your phone number was changed', 'Your account now has a different phone number.'),
  'network-linked': changed('A sign-in method was added', 'You can now sign in with a social account.'),
  'network-unlinked': changed(
    'A sign-in method was removed',
    'You can no longer sign in with one of your social accounts.',
  ),
  'phone-moved': ({ firstName, ending }: AccountTemplates['phone-moved']): AccountText => ({
    subject: 'Your phone number now belongs to another account',
    firstName,
    lines: [
      `Someone confirmed the phone number ending in ${ending} for another Gladhand account, so you can no longer sign in with it.`,
      'If the number is yours, sign in with your email address and confirm it again. If you have a new number, enter it in your account.',
    ],
  }),
  'session-stolen': ({ firstName, device, link }: AccountTemplates['session-stolen']): AccountText => ({
    subject: 'We signed you out on one device',
    firstName,
    lines: [
      `A sign-in (${device}) was used from two places at the same time, so we ended it. You can sign in again.`,
      NOT_YOU,
    ],
    link,
  }),
  invitation: ({ firstName, organization, link, as }: AccountTemplates['invitation']): AccountText => ({
    ...invitationOf(organization, as),
    firstName,
    link,
  }),
  'invited-elsewhere': ({ firstName, organization }: AccountTemplates['invited-elsewhere']): AccountText => ({
    subject: `${organization} tried to invite you to Gladhand`,
    firstName,
    lines: [
      `${organization} tried to add you to its staff at this address. You already have a Gladhand account with this address, so nothing was changed, and they were not notified.`,
      "To join them, ask for an invitation to a different address. Otherwise, you don't need to do anything.",
    ],
  }),
  code: ({ code }: AccountTemplates['code']): AccountText => ({
    subject: `Your Gladhand code is ${code}. It expires in ${String(CODE_MINUTES)} minutes`,
    lines: [
      'Hello,',
      '',
      'Enter the code on the page where you requested it.',
      "If you didn't request it, you can ignore this message.",
    ],
  }),
};
