import type { VerificationEvent, VerificationEventType } from './events';

/** Parameters of the messages about a verification to the driver and the carrier. */
export interface VerificationMessageFacts {
  readonly firstName: string;
  /** Whether the message goes to the driver, not to the carrier. */
  readonly isDriver: boolean;
  readonly carrier: string;
  /** First name and last initial of the driver. */
  readonly driver: string;
  /** The past employer. */
  readonly employer: string;
  /** The words of the driver or of the past employer. */
  readonly text: string | null;
  /** The last good day of the investigation. */
  readonly dueOn: string;
  /** Whether that day has passed, or the past employer's time for a correction. */
  readonly isOverdue: boolean;
  /** Whether an answer replaces an earlier one. */
  readonly isCorrection: boolean;
  /** Whether the driver has attached a statement to the answer in force. */
  readonly hasRebuttal: boolean;
  readonly link: string;
}

/** Parameters of the messages to a past employer, who has no account. */
export interface PastEmployerMessageFacts {
  /** The person to greet; empty if unknown. */
  readonly contactPerson: string;
  readonly employer: string;
  readonly carrier: string;
  /** Full name of the driver. */
  readonly driver: string;
  /** The stated days of the employment. */
  readonly startDate: string;
  readonly endDate: string | null;
  /** The number of the request, from 1. */
  readonly number: number;
  /** The driver's words. */
  readonly text: string | null;
  /** The last day for a correction. */
  readonly answerBy: string | null;
  /** The form, with the access code; empty if there is nothing to answer. */
  readonly link: string;
}

/** Emails and text messages about verifications of employment: template names with the parameters of each. */
export interface VerificationTemplates {
  /** The driver's consent is needed. */
  readonly 'verification-consent': VerificationMessageFacts;
  /** Reminds the driver of the consent. */
  readonly 'verification-consent-reminder': VerificationMessageFacts;
  /** The driver does not want the past employer asked yet: to the carrier. */
  readonly 'verification-postponed': VerificationMessageFacts;
  /** The request to a past employer. */
  readonly 'verification-request': PastEmployerMessageFacts;
  /** The driver disputes the answer: to the past employer. */
  readonly 'verification-correction': PastEmployerMessageFacts;
  /** The driver's rebuttal: to the past employer. */
  readonly 'verification-rebuttal': PastEmployerMessageFacts;
  /** The past employer has to be contacted by fax, letter or phone: to the carrier. */
  readonly 'verification-attempt-due': VerificationMessageFacts;
  /** The past employer answered: to the driver and the carrier. */
  readonly 'verification-answered': VerificationMessageFacts;
  /** The past employer declined to answer: to the carrier. */
  readonly 'verification-declined': VerificationMessageFacts;
  /** The driver disputes the answer: to the carrier. */
  readonly 'verification-disputed': VerificationMessageFacts;
  /** The past employer refused to correct the answer, or did not answer in time: to the driver and the carrier. */
  readonly 'verification-not-corrected': VerificationMessageFacts;
  /** The driver attached a rebuttal: to the carrier. */
  readonly 'verification-rebutted': VerificationMessageFacts;
  /** The investigation is due soon, or overdue: to HR and Safety. */
  readonly 'verification-due': VerificationMessageFacts;
}

/** The audience of a message: the driver, the member of staff who requested it, HR and Safety, or the past employer. */
export type VerificationAudience = 'driver' | 'requester' | 'safety' | 'pastEmployer';

/** A message that an event causes. */
export interface VerificationMessage {
  readonly template: keyof VerificationTemplates;
  readonly to: VerificationAudience;
  readonly hasSms: boolean;
}

// Drivers are on the road: what needs their answer is also sent as a text message.
const driverNow = (template: VerificationMessage['template']): VerificationMessage => ({
  template,
  to: 'driver',
  hasSms: true,
});
const mail = (template: VerificationMessage['template'], to: VerificationAudience): VerificationMessage => ({
  template,
  to,
  hasSms: false,
});

/** Whether the event is a contact with the past employer. */
export const isAttempt = ({ seq, snapshot }: VerificationEvent): boolean => snapshot.lastAttempt?.seq === seq;

/** Whether the event is an email to the past employer. */
export const isEmailAttempt = (event: VerificationEvent): boolean =>
  isAttempt(event) && event.snapshot.lastAttempt?.channel === 'email';

function request(event: VerificationEvent): VerificationMessage[] {
  if (!isEmailAttempt(event)) return [];
  return [
    mail(event.snapshot.name === 'disputed' ? 'verification-correction' : 'verification-request', 'pastEmployer'),
  ];
}

// Without an address, the carrier has to send the request.
const firstRequest = (event: VerificationEvent): VerificationMessage[] =>
  event.snapshot.canEmail ? request(event) : [mail('verification-attempt-due', 'requester')];

const toPastEmployer = (template: VerificationMessage['template'], { snapshot }: VerificationEvent) =>
  snapshot.canEmail ? [mail(template, 'pastEmployer')] : [];

const none = (): VerificationMessage[] => [];

const messagesOf: { readonly [T in VerificationEventType]: (event: VerificationEvent) => VerificationMessage[] } = {
  verificationStarted: (event) =>
    event.snapshot.name === 'draft' ? [driverNow('verification-consent')] : firstRequest(event),
  verificationConsentSigned: firstRequest,
  verificationConsentPostponed: () => [mail('verification-postponed', 'requester')],
  verificationAttempted: request,
  verificationCanceled: none,
  verificationClosedGoodFaith: none,
  verificationAnswered: () => [driverNow('verification-answered'), mail('verification-answered', 'requester')],
  verificationDeclined: () => [mail('verification-declined', 'requester')],
  verificationAnswerReviewed: none,
  verificationDisputed: (event) => [
    ...toPastEmployer('verification-correction', event),
    mail('verification-disputed', 'requester'),
  ],
  verificationCorrectionRefused: () => [
    driverNow('verification-not-corrected'),
    mail('verification-not-corrected', 'requester'),
  ],
  verificationRebuttalAttached: (event) => [
    ...toPastEmployer('verification-rebuttal', event),
    mail('verification-rebutted', 'requester'),
  ],
  verificationConsentReminderDue: () => [driverNow('verification-consent-reminder')],
  verificationAttemptDue: () => [mail('verification-attempt-due', 'requester')],
  verificationDueSoon: () => [mail('verification-due', 'safety')],
  verificationOverdue: () => [mail('verification-due', 'safety')],
  verificationCorrectionOverdue: () => [
    driverNow('verification-not-corrected'),
    mail('verification-not-corrected', 'requester'),
  ],
  verificationReviewWaived: none,
  verificationHireChanged: none,
  verificationDriverLeft: none,
  verificationAccessEnded: none,
  organizationPaused: none,
  organizationResumed: none,
};

/** The messages of an event. */
export const verificationMessagesFor = (event: VerificationEvent): VerificationMessage[] =>
  messagesOf[event.type](event);
