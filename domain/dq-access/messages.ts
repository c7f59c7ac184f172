import type { AccessEvent, AccessEventType } from './events';
import type { AccessEndReason } from './states';

/** Parameters of the messages about an access to a driver's file. */
export interface AccessMessageFacts {
  readonly firstName: string;
  /** Whether the message goes to the driver, not to the carrier. */
  readonly isDriver: boolean;
  readonly carrier: string;
  /** First name and last initial of the driver. */
  readonly driver: string;
  /** The carrier's reason for a request, or the driver's for a refusal. */
  readonly text: string | null;
  /** The last day of the grant. */
  readonly endsOn: string | null;
  /** The last day for an answer. */
  readonly answerBy: string | null;
  /** Why the access ended without a person. */
  readonly reason: AccessEndReason | null;
  readonly link: string;
}

/** Emails and text messages about access to drivers' files: template names with the parameters of each. */
export interface AccessTemplates {
  /** A carrier requests the driver's file. */
  readonly 'access-requested': AccessMessageFacts;
  /** Reminds the driver of a request. */
  readonly 'access-reminder': AccessMessageFacts;
  /** The driver granted access. */
  readonly 'access-granted': AccessMessageFacts;
  /** The driver moved the last day of the access. */
  readonly 'access-day-changed': AccessMessageFacts;
  /** The driver rejected the request. */
  readonly 'access-rejected': AccessMessageFacts;
  /** The driver did not answer a request in time. */
  readonly 'access-unanswered': AccessMessageFacts;
  /** The driver revoked access. */
  readonly 'access-revoked': AccessMessageFacts;
  /** The access ended without the driver's doing. */
  readonly 'access-ended': AccessMessageFacts;
}

/** A message that an event causes: to the driver, or to the member of staff who requested access. */
export interface AccessMessage {
  readonly template: keyof AccessTemplates;
  readonly to: 'driver' | 'requester';
  readonly hasSms: boolean;
}

// Drivers are on the road: what needs their answer is also sent as a text message.
const driverNow = (template: AccessMessage['template']): AccessMessage => ({ template, to: 'driver', hasSms: true });
const mail = (template: AccessMessage['template'], to: AccessMessage['to']): AccessMessage => ({
  template,
  to,
  hasSms: false,
});

// A request that ends with its purpose needs no answer any more.
const ended = ({ snapshot }: AccessEvent): AccessMessage[] =>
  snapshot.endsOn === null ? [] : [mail('access-ended', 'driver')];

const none = (): AccessMessage[] => [];

const messagesOf: { readonly [T in AccessEventType]: (event: AccessEvent) => AccessMessage[] } = {
  accessRequested: () => [driverNow('access-requested')],
  accessRequestWithdrawn: none,
  accessGranted: () => [mail('access-granted', 'requester')],
  accessRejected: () => [mail('access-rejected', 'requester')],
  accessRevoked: () => [mail('access-revoked', 'requester')],
  accessGivenUp: ended,
  accessExtended: () => [mail('access-day-changed', 'requester')],
  accessReminderDue: () => [driverNow('access-reminder')],
  accessRequestExpired: () => [mail('access-unanswered', 'requester')],
  accessExpired: () => [mail('access-ended', 'driver'), mail('access-ended', 'requester')],
  accessCandidacyClosed: ended,
  accessDriverLeft: none,
  organizationPaused: none,
  organizationResumed: none,
};

/** The messages of an event. */
export const accessMessagesFor = (event: AccessEvent): AccessMessage[] => messagesOf[event.type](event);
