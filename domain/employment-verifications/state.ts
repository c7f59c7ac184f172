import type { AttemptChannel, VerificationStateOrNone } from './states';

/** The last time that the past employer was contacted. */
export interface LastAttempt {
  /** The event that recorded it. */
  readonly seq: number;
  readonly channel: AttemptChannel;
  /** Null if it was made on schedule; its record then has an id that follows from the event. */
  readonly attemptId: string | null;
}

/** The answer in force; earlier versions are kept. */
export interface CurrentAnswer {
  readonly responseId: string;
  readonly version: number;
  readonly at: string;
  /** Whether the driver has opened it. */
  readonly isReviewed: boolean;
  /** Whether the driver did not open it in time (49 CFR 391.23(i)(2)). */
  readonly isReviewWaived: boolean;
}

/** The driver's request to correct the answer; the texts are stored first. */
export interface Dispute {
  readonly noteId: string;
  readonly at: string;
  /** Whether the past employer neither corrected the answer nor refused to in time. */
  readonly isOverdue: boolean;
  /** The past employer's refusal to correct it. */
  readonly refusalId: string | null;
}

/** The whole state of a verification; plain JSON for Query, projection and continue-as-new. */
export interface EmploymentVerificationState {
  readonly schemaVersion: 1;
  readonly verificationId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly employmentHistoryId: string;
  readonly seq: number;
  /** The number of the request. */
  readonly round: number;
  readonly name: VerificationStateOrNone;
  readonly enteredAt: string;
  readonly requestedAt: string;
  readonly requestedBy: string | null;
  /** The day of the hire by the carrier; null without one. */
  readonly hiredOn: string | null;
  /** The consent that the driver signed for this employer. */
  readonly consentId: string | null;
  /** Whether an email address of the past employer is known. */
  readonly canEmail: boolean;
  /** Whether the driver was reminded of the consent. */
  readonly isReminded: boolean;
  /** The driver said "not now" to the consent, and may still sign; absent if not. */
  readonly postponed?: { readonly noteId: string | null; readonly at: string } | undefined;
  readonly sentAt: string | null;
  /** The number of scheduled attempts whose day has come. */
  readonly slots: number;
  readonly attempts: { readonly count: number; readonly firstAt: string | null };
  readonly lastAttempt: LastAttempt | null;
  readonly isWarned: boolean;
  readonly isOverdue: boolean;
  readonly answer: CurrentAnswer | null;
  readonly dispute: Dispute | null;
  /** The driver's statement that travels with the answer. */
  readonly rebuttal: { readonly noteId: string; readonly at: string } | null;
  /** The end without an answer: what the past employer declined, or the record of good-faith efforts. */
  readonly closing: { readonly responseId: string | null; readonly fileId: string | null; readonly at: string } | null;
  /** Whether it was canceled because the carrier may no longer open the driver's file; absent if not. */
  readonly hasAccessEnded?: boolean | undefined;
  /** Deadlines wait while the carrier is deactivated. */
  readonly isPaused: boolean;
  /** The driver's data was erased: nothing can happen any more. */
  readonly isOver: boolean;
}

/** The records that a verification is about. */
export type VerificationIds = Pick<
  EmploymentVerificationState,
  'verificationId' | 'organizationId' | 'driverId' | 'employmentHistoryId'
>;

/** A verification before the first request. */
export const emptyVerification = (ids: VerificationIds): EmploymentVerificationState => ({
  schemaVersion: 1,
  ...ids,
  seq: 0,
  round: 0,
  name: 'none',
  enteredAt: '',
  requestedAt: '',
  requestedBy: null,
  hiredOn: null,
  consentId: null,
  canEmail: false,
  isReminded: false,
  sentAt: null,
  slots: 0,
  attempts: { count: 0, firstAt: null },
  lastAttempt: null,
  isWarned: false,
  isOverdue: false,
  answer: null,
  dispute: null,
  rebuttal: null,
  closing: null,
  isPaused: false,
  isOver: false,
});
