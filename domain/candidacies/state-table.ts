import type { Stage } from '../shared/candidacy-states';
import type { CandidacySource } from './sources';
import type { CandidacyInterview, CandidacyState, InterviewOffer } from './state';
import type { AssignmentState } from './states';
import type { StateOrNone } from './states';
import { DEFAULT_TARGETS } from './targets';

/** The driver's stage on the order, by state of the candidacy (docs/state-machines.md#candidacies). */
export const stageOfState: Record<StateOrNone, Stage | null> = {
  none: null,
  invited: 'invited',
  requested: 'requested',
  inReview: 'pendingReview-pending',
  approved: 'pendingReview-approved',
  interviewOffered: 'pendingInterview',
  interviewing: 'pendingInterview',
  hired: 'hired',
  ended: 'hired',
  closed: null,
};

/** Whether the driver is on assignment: `ACTIVE` in the API. */
export const isOnAssignment = (state: CandidacyState): boolean =>
  state.name === 'hired' && state.hire !== null && state.hire.startedAt !== null;

/** Whether a credential required for driving has expired; then no hire of the driver starts. */
export const isLapsed = ({ proofs }: CandidacyState): boolean => proofs?.isLapsed === true;

/** Whether the start waits because a line of the driver's file bars driving. */
export const waitsForFile = ({ name, hire }: CandidacyState): boolean =>
  name === 'hired' && hire?.startedAt === null && hire.file?.isComplete === false;

/** Whether a line of the file of a driver on assignment bars driving. */
export const isBarredByFile = (state: CandidacyState): boolean =>
  isOnAssignment(state) && state.hire?.file?.isComplete === false;

/** Why the driver may not start to drive now; null if the driver may. */
export function drivingRefusal(state: CandidacyState): 'driver-not-ready' | 'driver-file-incomplete' | null {
  if (isLapsed(state)) return 'driver-not-ready';
  return waitsForFile(state) ? 'driver-file-incomplete' : null;
}

/** The assignment state of a candidacy, as the API names it. */
export function assignmentStateOf(state: CandidacyState): AssignmentState {
  switch (state.name) {
    case 'none':
    case 'invited':
    case 'requested':
      return 'REQUESTED';
    case 'inReview':
      return 'PENDING_REVIEW';
    case 'approved':
      return state.interviewCancelled ? 'INTERVIEW_CANCELED' : 'APPROVED';
    case 'interviewOffered':
    case 'interviewing':
      return 'PENDING_INTERVIEW';
    case 'hired':
      return isOnAssignment(state) ? 'ACTIVE' : 'APPROVED';
    case 'ended':
      return 'PAST';
    case 'closed':
      return 'CANCELED';
  }
}

/** The source of the current round. In rounds of earlier releases it follows from the first request. */
export const sourceOf = ({ source, records }: CandidacyState): CandidacySource =>
  source ??
  (records.driverJobRequest !== undefined && records.fleetJobRequest === undefined ? 'application' : 'search');

/** The interview that currently reserves the driver's time, if any. */
export const liveInterview = (state: CandidacyState): CandidacyInterview | null =>
  state.name === 'interviewing' ? state.interview : null;

/**
 * The interview that scorecards are about: the planned one, or the one held before a hire. An interview that was canceled
 * by an early hire has none.
 */
export function scoredInterview({ name, interview }: CandidacyState): CandidacyInterview | null {
  if (name === 'interviewing') return interview;
  return (name === 'hired' || name === 'ended') && interview?.endedAt === undefined ? interview : null;
}

/** The offer from which the driver picks the time of the interview, if any; it reserves no time. */
export const liveOffer = (state: CandidacyState): InterviewOffer | null =>
  state.name === 'interviewOffered' ? (state.offer ?? null) : null;

/** The id of the interview of the round, held or offered. */
export const interviewIdOf = ({ interview, offer }: Pick<CandidacyState, 'interview' | 'offer'>): string | null =>
  interview?.interviewId ?? offer?.interviewId ?? null;

/** The time that the driver proposes for the interview and the carrier may confirm; null if there is none. */
export function proposedInterviewTime({ name, interview, offer }: CandidacyState): string | null {
  if (name === 'interviewOffered') return offer?.proposedStartsAt ?? null;
  return interview?.answer === 'proposed' ? interview.proposedStartsAt : null;
}

/**
 * Whether the candidacy is live: it closes when its order is no longer active
 * (docs/state-machines.md#when-an-order-stops-being-active).
 */
export const isLive = (state: CandidacyState): boolean =>
  ['invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing'].includes(state.name);

/** Whether nothing more can happen: the round is over, and the order is past or deleted. */
export const isFinished = (state: CandidacyState): boolean =>
  state.orderOver && (state.name === 'closed' || state.name === 'ended');

/** A candidacy before its first contact; the first round adds what only the database has. */
export const emptyCandidacy = (ids: Pick<CandidacyState, 'candidacyId' | 'orderId' | 'driverId'>): CandidacyState => ({
  schemaVersion: 1,
  ...ids,
  organizationId: '',
  facilityId: '',
  zone: '',
  targets: DEFAULT_TARGETS,
  seq: 0,
  round: 0,
  name: 'none',
  kind: 'INVITE',
  records: {},
  enteredAt: '',
  interview: null,
  interviewCancelled: false,
  hire: null,
  hireSeq: 0,
  ending: null,
  orderOver: false,
  firedDeadlines: [],
});
