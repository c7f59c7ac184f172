import type { AdverseEvent, AdverseEventType } from './events';

/** Parameters of the messages about an adverse action. */
export interface AdverseMessageFacts {
  readonly firstName: string;
  readonly carrier: string;
  /** First name and last initial of the driver. */
  readonly driver: string;
  readonly job: string;
  /** The driver's words, or the carrier's answer. */
  readonly text: string | null;
  /** The last day of the wait. */
  readonly answerBy: string | null;
  readonly link: string;
}

/** Emails and text messages about adverse actions: template names with the parameters of each. */
export interface AdverseTemplates {
  /** The notice before a decision that is based on a report. */
  readonly 'adverse-pre-notice': AdverseMessageFacts;
  /** The notice after the decision. */
  readonly 'adverse-final-notice': AdverseMessageFacts;
  /** The only notice of the remote path. */
  readonly 'adverse-remote-notice': AdverseMessageFacts;
  /** The driver disputes the report. */
  readonly 'adverse-disputed': AdverseMessageFacts;
  /** The carrier answered the dispute. */
  readonly 'adverse-answered': AdverseMessageFacts;
  /** The waiting period is over: the final notice can be sent. */
  readonly 'adverse-ready': AdverseMessageFacts;
  /** The carrier continues with the driver. */
  readonly 'adverse-withdrawn': AdverseMessageFacts;
  /** The application was closed before a decision. */
  readonly 'adverse-ended': AdverseMessageFacts;
  /** The email with a notice failed: the carrier mails the letter. */
  readonly 'adverse-undelivered': AdverseMessageFacts;
}

/** A message that an event causes: to the driver, or to the person who began the adverse action. */
export interface AdverseMessage {
  readonly template: keyof AdverseTemplates;
  readonly to: 'driver' | 'staff';
  readonly hasSms: boolean;
  /** The letter is attached, and the outcome is recorded as proof. */
  readonly isNotice: boolean;
}

const notice = (template: AdverseMessage['template']): AdverseMessage => ({
  template,
  to: 'driver',
  hasSms: true,
  isNotice: true,
});
const mail = (template: AdverseMessage['template'], to: AdverseMessage['to']): AdverseMessage => ({
  template,
  to,
  hasSms: false,
  isNotice: false,
});
const none = (): AdverseMessage[] => [];

const messagesOf: { readonly [T in AdverseEventType]: (event: AdverseEvent) => AdverseMessage[] } = {
  preAdverseNoticeSent: () => [notice('adverse-pre-notice')],
  remoteNoticeSent: () => [notice('adverse-remote-notice')],
  finalNoticeSent: () => [notice('adverse-final-notice')],
  reportDisputed: () => [mail('adverse-disputed', 'staff')],
  disputeResolved: ({ snapshot }) => [
    mail('adverse-answered', 'driver'),
    ...(snapshot.name === 'ready' ? [mail('adverse-ready', 'staff')] : []),
  ],
  adverseWaitEnded: () => [mail('adverse-ready', 'staff')],
  adverseActionWithdrawn: () => [mail('adverse-withdrawn', 'driver')],
  reportCopyRequested: none,
  noticeMailed: none,
  noticeUndelivered: () => [mail('adverse-undelivered', 'staff')],
  adverseActionEnded: ({ reason }) => (reason === 'candidacy_closed' ? [mail('adverse-ended', 'driver')] : []),
};

/** The messages of an event. */
export const adverseMessagesFor = (event: AdverseEvent): AdverseMessage[] => messagesOf[event.type](event);
