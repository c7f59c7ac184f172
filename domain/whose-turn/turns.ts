import type { AdverseActionStateOrNone } from '../adverse-actions/states';
import { isRenewalStep, stepAt, type Turn, waitsForDriver } from '../candidacies/next-step';
import type { CandidacyState } from '../candidacies/state';
import { isBarredByFile, waitsForFile } from '../candidacies/state-table';
import type { AccessStateOrNone } from '../dq-access/states';
import { owesSignature, type Paper, type SignatureState } from '../employment-applications/papers';
import type { VerificationState } from '../employment-verifications/states';

/** The party that a thing waits for, on the pages of every party. */
export type WhoseTurn = Turn | 'pastEmployer' | 'operations';

const turnsOfAccess: Readonly<Record<AccessStateOrNone, WhoseTurn>> = {
  none: 'nobody',
  requested: 'driver',
  approved: 'nobody',
  rejected: 'nobody',
  revoked: 'nobody',
};

/** The party whose turn it is on a carrier's request for a driver's file. */
export const turnOfAccess = (state: AccessStateOrNone): WhoseTurn => turnsOfAccess[state];

// While the clock runs, and until the carrier has decided, the driver may dispute the report.
const turnsOfNotice: Readonly<Record<AdverseActionStateOrNone, WhoseTurn>> = {
  none: 'nobody',
  waiting: 'driver',
  undelivered: 'driver',
  disputed: 'safety',
  ready: 'driver',
  noticed: 'nobody',
  withdrawn: 'nobody',
};

/** The party whose turn it is on a notice before a decision, as the driver sees it. */
export const turnOfNotice = (state: AdverseActionStateOrNone): WhoseTurn => turnsOfNotice[state];

/**
 * Whether a driver who accepted the start can still sign for the carrier, and whether driving waits for it: a carrier whose file
 * is complete has the papers, or needs none.
 */
export function signatureOf(state: CandidacyState, papers: readonly Paper[]): SignatureState {
  const { name, hire } = state;
  if (name !== 'hired' || hire?.answer !== 'accepted') return 'none';
  if (owesSignature(papers)) return waitsForFile(state) || isBarredByFile(state) ? 'due' : 'possible';
  return papers.some((paper) => paper.state === 'withdrawn') ? 'consent' : 'none';
}

interface DriversFacts {
  readonly notice: AdverseActionStateOrNone;
  /** The documents that the driver signs for the carrier; none without an offer. */
  readonly papers: readonly Paper[];
  /** Whether a new document for each expired one is under review; absent if it is not known. */
  readonly areRenewalsUnderReview?: boolean;
  readonly now: number;
}

/**
 * Whether an application waits for its driver: for an answer to the carrier or to a notice about a report, for the file, or for
 * a signature.
 */
export function isDriversTurn(state: CandidacyState, facts: DriversFacts): boolean {
  const { notice, papers, now } = facts;
  const step = stepAt(state, now);
  const hasRenewed = isRenewalStep(step) && facts.areRenewalsUnderReview === true;
  return (
    turnOfNotice(notice) === 'driver' || (waitsForDriver(step) && !hasRenewed) || signatureOf(state, papers) === 'due'
  );
}

/** Tasks of the driver on a verification of a past employment. */
export const verificationTasks = ['consent', 'answer', 'statement'] as const;
/** One of {@link verificationTasks}. */
export type VerificationTask = (typeof verificationTasks)[number];

/** The part of a verification that decides whose turn it is. */
export interface VerificationFacts {
  readonly state: VerificationState;
  readonly round: number;
  readonly actions: readonly string[];
  /** The driver's "not now" to the consent, which stays possible. */
  readonly postponed: unknown;
  /** The past employer's responses; those with an answer count. */
  readonly responses: readonly { readonly answer: unknown; readonly round: number }[];
  readonly isReviewed: boolean;
  readonly isReviewWaived: boolean;
  /** The driver's request to correct the answer; refused, or past its last day, it leaves the driver a statement. */
  readonly dispute: { readonly wasRefused: boolean; readonly isOverdue: boolean } | null;
  readonly rebuttal: unknown;
}

/** Whether an answer to the last request arrived that the driver has not read. */
export const isUnread = ({ round, responses, isReviewed, isReviewWaived }: VerificationFacts): boolean =>
  responses.some((response) => response.answer !== null && response.round === round) && !isReviewed && !isReviewWaived;

/** The driver's current task on a verification; null if it is not the driver's turn. */
export function verificationTask(verification: VerificationFacts): VerificationTask | null {
  const { actions, dispute, postponed, rebuttal } = verification;
  if (actions.includes('signConsent')) return postponed === null ? 'consent' : null;
  if (isUnread(verification)) return 'answer';
  const isRefused = dispute !== null && (dispute.wasRefused || dispute.isOverdue);
  return isRefused && rebuttal === null && actions.includes('attachRebuttal') ? 'statement' : null;
}
