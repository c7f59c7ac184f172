import type { AgreementMessageFacts } from '#domain/agreements/messages';
import { WARNINGS_BEFORE_DISABLING } from '#domain/agreements/terms';
import { longDate } from '#domain/shared/long-date';
import type { AccountText } from './account-text';
import { debtLines } from './debt-lines';

const dayOf = (on: string | null): string => (on === null ? '' : longDate(on, new Date().toISOString()));

const ACCEPT = 'An administrator can read and accept the agreement at the link below.';
const NOT_ACCEPTED =
  'Until an administrator accepts it, your staff cannot invite drivers, accept applications, hire or buy. Running assignments continue.';

const byWhom = ({ carrier, party }: AgreementMessageFacts): string => (party === 'carrier' ? carrier : 'Gladhand');

/** Emails about carrier agreements. */
export const agreementTexts = {
  'agreement-trial-started': ({ firstName, carrier, day, link }: AgreementMessageFacts): AccountText => ({
    subject: `${carrier} works with Gladhand for free until ${dayOf(day)}`,
    firstName,
    lines: [
      `Your trial has begun. Everything that you buy through ${dayOf(day)} is free.`,
      `To go on after that, the carrier agreement must be accepted. ${ACCEPT}`,
    ],
    link,
  }),
  'agreement-trial-ends': ({ firstName, carrier, day, isAccepted, link }: AgreementMessageFacts): AccountText => ({
    subject: `The trial of ${carrier} ends on ${dayOf(day)}`,
    firstName,
    lines: isAccepted
      ? [`The agreement is accepted, so nothing stops. Purchases after ${dayOf(day)} are charged.`]
      : [`The carrier agreement is not accepted yet. ${ACCEPT}`, `From the next day: ${NOT_ACCEPTED}`],
    link,
  }),
  'agreement-trial-extended': ({ firstName, carrier, day, link }: AgreementMessageFacts): AccountText => ({
    subject: `The trial of ${carrier} now ends on ${dayOf(day)}`,
    firstName,
    lines: [`Everything that you buy through ${dayOf(day)} is free.`],
    link,
  }),
  'agreement-accepted': ({ firstName, carrier, link }: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${carrier} is accepted`,
    firstName,
    lines: ['The signed document is at the link below. If no one at your company accepted it, contact us.'],
    link,
  }),
  'agreement-term-started': ({ firstName, carrier, day, link }: AgreementMessageFacts): AccountText => ({
    subject: `The trial of ${carrier} is over, and the agreement has begun`,
    firstName,
    lines: [`Purchases are charged now. The first term runs through ${dayOf(day)}, then it renews.`],
    link,
  }),
  'agreement-lapsed': ({ firstName, carrier, link }: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${carrier} is not accepted`,
    firstName,
    lines: [NOT_ACCEPTED, ACCEPT],
    link,
  }),
  'agreement-renews': ({ firstName, carrier, day, isAccepted, link }: AgreementMessageFacts): AccountText => ({
    subject: isAccepted
      ? `The agreement of ${carrier} renews after ${dayOf(day)}`
      : `The agreement of ${carrier} has a new text to accept by ${dayOf(day)}`,
    firstName,
    lines: isAccepted
      ? [`It renews for one year after ${dayOf(day)}. If you do not want that, give notice at the link below.`]
      : [
          `The current term ends on ${dayOf(day)}, and the text of the agreement has changed. ${ACCEPT}`,
          `From the next day: ${NOT_ACCEPTED}`,
        ],
    link,
  }),
  'agreement-renewed': ({ firstName, carrier, day, link }: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${carrier} was renewed`,
    firstName,
    lines: [`The new term runs through ${dayOf(day)}.`],
    link,
  }),
  'agreement-text-changed': ({ firstName, carrier, day, link }: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${carrier} has a new text`,
    firstName,
    lines: [
      `Your current term goes on under the text that you accepted. The new text must be accepted by ${dayOf(day)}.`,
      ACCEPT,
    ],
    link,
  }),
  'agreement-notice-given': (facts: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${facts.carrier} ends on ${dayOf(facts.day)}`,
    firstName: facts.firstName,
    lines: [
      `${byWhom(facts)} gave notice.`,
      ...(facts.reason === null ? [] : [`Reason: "${facts.reason}"`]),
      `New job orders are not possible any more. After ${dayOf(facts.day)}, job orders and applications close. Assignments continue, and open invoices stay due.`,
      `${byWhom(facts)} can withdraw the notice until then.`,
    ],
    link: facts.link,
  }),
  'agreement-notice-withdrawn': (facts: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${facts.carrier} continues`,
    firstName: facts.firstName,
    lines: [`${byWhom(facts)} withdrew the notice. New job orders are possible again.`],
    link: facts.link,
  }),
  'agreement-ended': ({ firstName, carrier, link }: AgreementMessageFacts): AccountText => ({
    subject: `The agreement of ${carrier} has ended`,
    firstName,
    lines: [
      'Job orders and applications are closed. Assignments continue, and open invoices stay due.',
      'To work with us again, an administrator can accept the agreement at the link below.',
    ],
    link,
  }),
  'agreement-payment-warning': ({
    firstName,
    carrier,
    warnings,
    overdue,
    contact,
    link,
  }: AgreementMessageFacts): AccountText => ({
    subject: `A payment of ${carrier} is overdue`,
    firstName,
    lines: [
      ...debtLines(overdue),
      `This is warning ${String(warnings)}. ${overdue ? 'Please pay at the link below' : 'Please pay what is overdue'}, or contact us${contact ? `: ${contact}` : ''}.`,
      warnings < WARNINGS_BEFORE_DISABLING
        ? 'After another warning, your account may be disabled.'
        : 'Your account may be disabled: your staff could not sign in, and job orders and applications would pause.',
    ],
    link,
  }),
};
