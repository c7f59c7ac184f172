import type { AgreementStateOrNone, NoticeParty } from './states';

/** The last acceptance; the text, the signature and the address of the signer are in its row. */
export interface Acceptance {
  readonly acceptanceId: string;
  readonly version: string;
  readonly at: string;
  readonly by: string | null;
  /** Whether the addendum about DOT files was accepted with it. */
  readonly hasAddendum: boolean;
}

/** The terms of an agreement: each begins on the anniversary of the first day, so that none drifts. */
export interface AgreementTerm {
  /** The first day of the first term in the carrier's zone. */
  readonly firstOn: string;
  /** Counts the terms from 1. */
  readonly number: number;
}

/** A notice of termination; its reason is stored first. */
export interface TerminationNotice {
  readonly party: NoticeParty;
  readonly by: string | null;
  readonly noteId: string;
  readonly at: string;
  /** The first instant after the last day of the agreement. */
  readonly endsAt: string;
}

/** A warning about an overdue payment. */
export interface PaymentWarning {
  readonly at: string;
  readonly by: string | null;
}

/** The whole state of a carrier's agreement; plain JSON for Query, projection and continue-as-new. */
export interface AgreementState {
  readonly schemaVersion: 1;
  readonly organizationId: string;
  readonly seq: number;
  readonly name: AgreementStateOrNone;
  readonly enteredAt: string;
  /** The carrier's zone: its days are the days of the agreement. */
  readonly zone: string;
  readonly startedAt: string;
  /** The first instant after the last day of the trial. */
  readonly trialEndsAt: string;
  /** The version of the text that new acceptances are for; null until it is known. */
  readonly offeredVersion: string | null;
  readonly acceptance: Acceptance | null;
  /** Null until the first term begins. */
  readonly term: AgreementTerm | null;
  readonly notice: TerminationNotice | null;
  /** Warnings since the carrier was last enabled or operations cleared them; `warningsThatCount` leaves out those about paid ones. */
  readonly warnings: readonly PaymentWarning[];
  readonly isDisabled: boolean;
  /** Reminders up to this instant were sent, or were no longer due. */
  readonly remindedUntil: string;
}

/** An agreement before it begins. */
export const emptyAgreement = (organizationId: string): AgreementState => ({
  schemaVersion: 1,
  organizationId,
  seq: 0,
  name: 'none',
  enteredAt: '',
  zone: '',
  startedAt: '',
  trialEndsAt: '',
  offeredVersion: null,
  acceptance: null,
  term: null,
  notice: null,
  warnings: [],
  isDisabled: false,
  remindedUntil: '',
});
