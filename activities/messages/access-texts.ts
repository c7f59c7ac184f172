import type { AccessMessageFacts } from '#domain/dq-access/messages';
import { MAX_ACCESS_TEXT } from '#domain/dq-access/terms';
import { whatCarriersSee } from '#domain/dq-access/what-carriers-see';
import { longDate } from '#domain/shared/long-date';
import type { AccountText } from './account-text';

const dayOf = (on: string | null): string => (on === null ? '' : longDate(on, new Date().toISOString()));

/** The writer's own words in quotation marks, so that nobody takes them for ours. */
const quoted = (who: string, text: string | null): string[] =>
  text === null || text === '' ? [] : [`${who}: "${text.slice(0, MAX_ACCESS_TEXT)}"`];

/** Emails and text messages about access to drivers' files. */
export const accessTexts = {
  'access-requested': ({ firstName, carrier, text, answerBy, link }: AccessMessageFacts): AccountText => ({
    subject: `${carrier} requests access to your file`,
    firstName,
    lines: [
      ...quoted('Reason', text),
      whatCarriersSee.granted,
      `Grant or reject the request at the link below by ${dayOf(answerBy)}. Without an answer, it is rejected.`,
    ],
    link,
  }),
  'access-reminder': ({ firstName, carrier, text, answerBy, link }: AccessMessageFacts): AccountText => ({
    subject: `${carrier} is waiting for access to your file`,
    firstName,
    lines: [
      ...quoted('Reason', text),
      `Grant or reject the request at the link below by ${dayOf(answerBy)}. Without an answer, it is rejected.`,
    ],
    link,
  }),
  'access-granted': ({ firstName, driver, endsOn, link }: AccessMessageFacts): AccountText => ({
    subject: `${driver} granted you access to their file`,
    firstName,
    lines: [`You and your colleagues can open it until ${dayOf(endsOn)}. The driver sees each time that it is opened.`],
    link,
  }),
  'access-day-changed': ({ firstName, driver, endsOn, link }: AccessMessageFacts): AccountText => ({
    subject: `${driver} changed the last day of your access to their file`,
    firstName,
    lines: [`You and your colleagues can now open it until ${dayOf(endsOn)}.`],
    link,
  }),
  'access-rejected': ({ firstName, driver, text, link }: AccessMessageFacts): AccountText => ({
    subject: `${driver} rejected your request for access to their file`,
    firstName,
    lines: [...quoted('Reason', text), 'You can ask again seven days after your last request.'],
    link,
  }),
  'access-unanswered': ({ firstName, driver, link }: AccessMessageFacts): AccountText => ({
    subject: `${driver} did not answer your request for access to their file`,
    firstName,
    lines: ['The request has expired after 14 days. You can ask again.'],
    link,
  }),
  'access-revoked': ({ firstName, driver, text, link }: AccessMessageFacts): AccountText => ({
    subject: `${driver} ended your access to their file`,
    firstName,
    lines: [
      ...quoted('Reason', text),
      'You can no longer open it. Records that the law requires for an employment stay in its file.',
    ],
    link,
  }),
  'access-ended': ({ firstName, isDriver, carrier, driver, reason, link }: AccessMessageFacts): AccountText => ({
    subject: isDriver ? `${carrier} no longer has access to your file` : `Access to ${driver}'s file has ended`,
    firstName,
    lines: [
      whyEnded(reason),
      isDriver ? 'The link below shows who opened your file.' : 'You can ask the driver for access again.',
    ],
    link,
  }),
};

function whyEnded(reason: AccessMessageFacts['reason']): string {
  switch (reason) {
    case 'expired':
      return 'The last day of the access has passed.';
    case 'candidacy_closed':
      return 'The carrier has no open application or bench entry of yours any more.';
    case 'driver_not_available':
    case null:
      return 'The carrier gave up its access.';
  }
}
