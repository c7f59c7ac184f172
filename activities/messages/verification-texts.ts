import type { PastEmployerMessageFacts, VerificationMessageFacts } from '#domain/employment-verifications/messages';
import { CORRECTION_DAYS, LINK_DAYS, MAX_VERIFICATION_TEXT } from '#domain/employment-verifications/terms';
import { longDate } from '#domain/shared/long-date';
import type { AccountText } from './account-text';

const dayOf = (on: string | null): string => (on === null ? '' : longDate(on, new Date().toISOString()));

/** The writer's own words in quotation marks, so that nobody takes them for ours. */
const quoted = (who: string, text: string | null): string[] =>
  text === null || text === '' ? [] : [`${who}: "${text.slice(0, MAX_VERIFICATION_TEXT)}"`];

const hello = ({ contactPerson }: PastEmployerMessageFacts): string[] => [
  contactPerson === '' ? 'Hello,' : `Hello ${contactPerson},`,
  '',
];

const ordinals = ['', 'Second request: ', 'Third request: ', 'Fourth request: ', 'Fifth request: '];

const monthYear = (date: string): string => `${date.slice(5, 7)}/${date.slice(0, 4)}`;

const aboutLink = `The form opens without an account. You can save it and finish it later. The link works for ${String(LINK_DAYS)} days and only for you: please do not forward it.`;

const toDriver = (subject: string, lines: readonly string[], { firstName, link }: VerificationMessageFacts) => ({
  subject,
  firstName,
  lines,
  link,
});

/** The statement that can be attached to an answer that was not corrected: once, before or after the dispute. */
function aboutStatement({ isDriver, driver, hasRebuttal }: VerificationMessageFacts): string {
  if (hasRebuttal)
    return isDriver ? 'Your statement stays with the answer.' : `The statement of ${driver} stays with the answer.`;
  return isDriver
    ? 'You can attach your own statement at the link below. It stays with the answer, and the carrier and the past employer receive it.'
    : `${driver} can attach a statement, which stays with the answer.`;
}

/** Emails and text messages about verifications of employment. */
export const verificationTexts = {
  'verification-consent': (facts: VerificationMessageFacts): AccountText =>
    toDriver(
      `${facts.carrier} needs your consent to contact ${facts.employer}`,
      [
        'Federal rules require carriers to ask your past employers about your safety performance (49 CFR 391.23). Read and sign the consent at the link below.',
        'You will see the answer as soon as it arrives. You can ask for a correction or add your own statement.',
      ],
      facts,
    ),
  'verification-consent-reminder': (facts: VerificationMessageFacts): AccountText =>
    toDriver(
      `${facts.carrier} is waiting for your consent to contact ${facts.employer}`,
      ['Without it, your past employer cannot be asked. Read and sign the consent at the link below.'],
      facts,
    ),
  'verification-postponed': ({ firstName, driver, employer, text, link }: VerificationMessageFacts): AccountText => ({
    subject: `${driver} does not want ${employer} to be contacted yet`,
    firstName,
    lines: [
      ...quoted('In their words', text),
      'Nothing was sent to the employer. The driver can still sign the consent. Agree on the time with them, or cancel the verification.',
    ],
    link,
  }),
  'verification-request': (facts: PastEmployerMessageFacts): AccountText => ({
    subject: `${ordinals[facts.number - 1] ?? ''}${facts.carrier} requests an employment verification`,
    lines: [
      ...hello(facts),
      `${facts.driver} has applied to drive for ${facts.carrier} and says they worked for ${facts.employer} ${facts.endDate === null ? `since ${monthYear(facts.startDate)}` : `from ${monthYear(facts.startDate)} to ${monthYear(facts.endDate)}`}.`,
      'Federal rules require you to answer within 30 days (49 CFR 391.23(g)). The driver has signed a consent, which you can read in the form.',
      aboutLink,
    ],
    link: facts.link,
  }),
  'verification-correction': (facts: PastEmployerMessageFacts): AccountText => ({
    subject: `${facts.driver} disputes your answer`,
    lines: [
      ...hello(facts),
      `${facts.driver} read the answer of ${facts.employer} to ${facts.carrier} and requests a correction.`,
      ...quoted('In their words', facts.text),
      `Within ${String(CORRECTION_DAYS)} days, by ${dayOf(facts.answerBy)}, you have to correct the answer, or to say that you do not agree (49 CFR 391.23(j)). Both are possible at the link below.`,
      aboutLink,
    ],
    link: facts.link,
  }),
  'verification-rebuttal': (facts: PastEmployerMessageFacts): AccountText => ({
    subject: `${facts.driver} attached a statement to your answer`,
    lines: [
      ...hello(facts),
      `${facts.driver} attached the following statement to the answer of ${facts.employer} to ${facts.carrier}:`,
      ...quoted('In their words', facts.text),
      `${facts.carrier} has it already. Keep it with the records of the driver, and send it with later answers about them (49 CFR 391.23(j)(3)).`,
    ],
  }),
  'verification-attempt-due': ({
    firstName,
    driver,
    employer,
    dueOn,
    link,
  }: VerificationMessageFacts): AccountText => ({
    subject: `Contact ${employer} about ${driver}`,
    firstName,
    lines: [
      'The consent is signed, but no email address of this past employer is known. Send a fax or a letter, or record a call, in the file at the link below.',
      `The investigation is due by ${dayOf(dueOn)}.`,
    ],
    link,
  }),
  'verification-answered': (facts: VerificationMessageFacts): AccountText => {
    const { isDriver, driver, employer, firstName, link, isCorrection } = facts;
    const what = isCorrection ? 'corrected its answer about' : 'answered about';
    return {
      subject: `${employer} ${what} ${isDriver ? 'you' : driver}`,
      firstName,
      lines: [
        isDriver
          ? 'Read the answer at the link below. If it is wrong, you can ask for a correction there, or attach your own statement.'
          : 'The answer is in the file of the driver. The driver can read it, too.',
      ],
      link,
    };
  },
  'verification-declined': ({ firstName, driver, employer, text, link }: VerificationMessageFacts): AccountText => ({
    subject: `${employer} did not answer about ${driver}`,
    firstName,
    lines: [
      ...quoted('Reason', text),
      'You can correct the contact data and request the verification again, or HR or Safety can close it in good faith.',
    ],
    link,
  }),
  'verification-disputed': ({ firstName, driver, employer, text, link }: VerificationMessageFacts): AccountText => ({
    subject: `${driver} disputes the answer of ${employer}`,
    firstName,
    lines: [
      ...quoted('In their words', text),
      `The past employer has ${String(CORRECTION_DAYS)} days for a correction or a refusal. Without an email address, it has to be contacted in the file at the link below.`,
    ],
    link,
  }),
  'verification-not-corrected': (facts: VerificationMessageFacts): AccountText => ({
    subject: facts.isOverdue
      ? `${facts.employer} did not answer in time`
      : `${facts.employer} did not correct its answer`,
    firstName: facts.firstName,
    lines: [...quoted('Reason', facts.text), aboutStatement(facts)],
    link: facts.link,
  }),
  'verification-rebutted': ({ firstName, driver, employer, text, link }: VerificationMessageFacts): AccountText => ({
    subject: `${driver} attached a statement to the answer of ${employer}`,
    firstName,
    lines: [...quoted('In their words', text), 'It is in the file of the driver and stays with the answer.'],
    link,
  }),
  'verification-due': ({
    firstName,
    driver,
    employer,
    dueOn,
    isOverdue,
    link,
  }: VerificationMessageFacts): AccountText => ({
    subject: isOverdue
      ? `Overdue: answer of ${employer} about ${driver}`
      : `Due by ${dayOf(dueOn)}: answer of ${employer} about ${driver}`,
    firstName,
    lines: [
      isOverdue
        ? `The answer, or a record of good-faith efforts, should have been on file by ${dayOf(dueOn)} (49 CFR 391.23(c)).`
        : 'The answer, or a record of good-faith efforts, must be on file by then (49 CFR 391.23(c)).',
      'Contact the past employer again, or close the verification in good faith, in the file at the link below.',
    ],
    link,
  }),
};
