import type { OverdueDebt } from '../invoices/overdue-debt';
import { daysOfTerm, lastDayBefore } from './calendar';
import { isTextAccepted } from './decide';
import type { AgreementEvent, AgreementEventType } from './events';
import type { NoticeParty } from './states';

/** Parameters of the messages about an agreement. */
export interface AgreementMessageFacts {
  readonly firstName: string;
  readonly carrier: string;
  /** The last day of the trial, the term or the agreement; null if the message names none. */
  readonly day: string | null;
  /** Whether the text that is offered now is accepted. */
  readonly isAccepted: boolean;
  /** The party that gave or withdrew the notice. */
  readonly party: NoticeParty | null;
  /** The reason for the notice, as it was written. */
  readonly reason: string | null;
  /** In a warning: the number of warnings about what is overdue now, with this one. */
  readonly warnings: number;
  /** In a warning: what is overdue; null if it was paid before the message was written, absent in messages of older code. */
  readonly overdue?: OverdueDebt | null | undefined;
  /** In a warning: the operator's email address or phone number; null if none is configured. */
  readonly contact?: string | null | undefined;
  readonly link: string;
}

/** Emails about agreements: template names with the parameters of each. */
export interface AgreementTemplates {
  /** The trial has begun. */
  readonly 'agreement-trial-started': AgreementMessageFacts;
  /** The trial ends soon. */
  readonly 'agreement-trial-ends': AgreementMessageFacts;
  /** Operations moved the end of the trial. */
  readonly 'agreement-trial-extended': AgreementMessageFacts;
  /** An administrator accepted the agreement. */
  readonly 'agreement-accepted': AgreementMessageFacts;
  /** The trial ended, and the first term has begun. */
  readonly 'agreement-term-started': AgreementMessageFacts;
  /** The trial or a term ended without an accepted agreement. */
  readonly 'agreement-lapsed': AgreementMessageFacts;
  /** The term ends soon and renews. */
  readonly 'agreement-renews': AgreementMessageFacts;
  /** Another term has begun. */
  readonly 'agreement-renewed': AgreementMessageFacts;
  /** The text has a new version, which is accepted before the renewal. */
  readonly 'agreement-text-changed': AgreementMessageFacts;
  /** Notice was given. */
  readonly 'agreement-notice-given': AgreementMessageFacts;
  /** The notice was withdrawn. */
  readonly 'agreement-notice-withdrawn': AgreementMessageFacts;
  /** The notice period is over. */
  readonly 'agreement-ended': AgreementMessageFacts;
  /** A payment is overdue. */
  readonly 'agreement-payment-warning': AgreementMessageFacts;
}

/** The readers of a message: administrators, or with them those who pay. */
export type AgreementAudience = 'administrators' | 'administratorsAndAccounting';

/** A message that an event causes. */
export interface AgreementMessage {
  readonly template: keyof AgreementTemplates;
  readonly to: AgreementAudience;
}

const toAdministrators = (template: AgreementMessage['template']) => (): AgreementMessage[] => [
  { template, to: 'administrators' },
];
const aboutMoney = (template: AgreementMessage['template']) => (): AgreementMessage[] => [
  { template, to: 'administratorsAndAccounting' },
];
const none = (): AgreementMessage[] => [];

const messagesOf: { readonly [T in AgreementEventType]: (event: AgreementEvent) => AgreementMessage[] } = {
  agreementStarted: toAdministrators('agreement-trial-started'),
  agreementAccepted: toAdministrators('agreement-accepted'),
  agreementLapsed: toAdministrators('agreement-lapsed'),
  agreementEnded: aboutMoney('agreement-ended'),
  trialExtended: aboutMoney('agreement-trial-extended'),
  trialReminded: aboutMoney('agreement-trial-ends'),
  termStarted: aboutMoney('agreement-term-started'),
  termReminded: aboutMoney('agreement-renews'),
  termRenewed: aboutMoney('agreement-renewed'),
  noticeGiven: aboutMoney('agreement-notice-given'),
  noticeWithdrawn: aboutMoney('agreement-notice-withdrawn'),
  paymentWarned: aboutMoney('agreement-payment-warning'),
  warningsCleared: none,
  // The carrier's administrators get the message of the deactivation, which says the reason.
  carrierDisabled: none,
  carrierEnabled: none,
  // A carrier that has accepted nothing reads the text in force when it accepts it.
  textOffered: ({ snapshot }) =>
    snapshot.name === 'active' && !isTextAccepted(snapshot)
      ? [{ template: 'agreement-text-changed', to: 'administrators' }]
      : [],
  zoneChanged: none,
};

/** The messages of an event. */
export const agreementMessagesFor = (event: AgreementEvent): AgreementMessage[] => messagesOf[event.type](event);

/** The day that a message names: the last one of the trial, the agreement or the term. */
export function agreementDay({ snapshot }: AgreementEvent): string | null {
  const { name, trialEndsAt, notice, term, zone } = snapshot;
  if (name === 'trial') return lastDayBefore(trialEndsAt, zone);
  if (notice !== null) return lastDayBefore(notice.endsAt, zone);
  return term === null ? null : daysOfTerm(term).endsOn;
}
