import type {
  CandidacyRecords,
  CandidacyStateName,
  CloseReason,
  InterviewAnswer,
  InterviewPlace,
  RequestKind,
} from './states';
import type { ActorKind } from '../shared/actor';

/** Targets of the waits in days, set per organization (docs/state-machines.md#candidacy-deadlines). */
export interface CandidacyTargets {
  invited: number;
  inviteExpires: number;
  requested: number;
  requestExpires: number;
  inReview: number;
  approved: number;
  outcome: number;
  offer: number;
}

/**
 * The latest interview of a round; live only in state `interviewing`, then kept for its record and calendar entry.
 * Times are ISO instants; the zone is the facility's.
 */
export interface CandidacyInterview {
  interviewId: string;
  answer: InterviewAnswer;
  startsAt: string;
  endsAt: string;
  proposedStartsAt: string | null;
  zone: string;
  place: InterviewPlace;
  placeId: string | null;
  noteId: string | null;
  remind: boolean;
  /** iCalendar SEQUENCE: counts schedule, move and cancel of this interview. */
  sequence: number;
  scheduledAt: string;
}

/** Another start date that the driver proposed; the offered one stands until the carrier answers. */
export interface StartProposal {
  startOn: string;
  startsAt: string;
  noteId: string | null;
  proposedAt: string;
}

/**
 * The hire of a round. `startOn` and `endOn` are calendar dates, `startsAt` and `endsAt` their instants in the
 * facility's zone.
 */
export interface CandidacyHire {
  hireSeq: number;
  answer: 'offered' | 'accepted';
  startOn: string;
  startsAt: string;
  endOn: string | null;
  /** First instant after the planned last day; null for a contract without an end. */
  endsAt: string | null;
  offeredAt: string;
  /** When the assignment started; null before. */
  startedAt: string | null;
  /** Only while the offered date is unanswered. */
  proposal: StartProposal | null;
}

/** The end of a round or assignment. */
export interface CandidacyEnding {
  by: ActorKind;
  reason: CloseReason;
  noteId: string | null;
  at: string;
  /** False if the order was canceled without notifying its candidates. */
  notify: boolean;
}

/** Waits are paused while the carrier is deactivated. */
export interface CandidacyPause {
  /** Null once the carrier is reactivated. */
  since: string | null;
  /** How long pauses have delayed the current state, in milliseconds. */
  heldMs: number;
}

/** Whether the driver's required credentials are valid, as the pipeline last reported. */
export interface CandidacyProofs {
  isLapsed: boolean;
  /** When this changed. */
  since: string;
  /** The pipeline's sequence number of the report; an older report that arrives later is ignored. */
  seq: number;
}

/** Everything a candidacy knows; plain JSON for query, projection and continue-as-new. */
export interface CandidacyState {
  schemaVersion: 1;
  candidacyId: string;
  orderId: string;
  driverId: string;
  organizationId: string;
  facilityId: string;
  zone: string;
  targets: CandidacyTargets;
  seq: number;
  round: number;
  /** `none` until the order accepts the first contact. */
  name: CandidacyStateName | 'none';
  kind: RequestKind;
  records: CandidacyRecords;
  enteredAt: string;
  interview: CandidacyInterview | null;
  /** True while the latest interview of the round was rejected or canceled (INTERVIEW_CANCELED). */
  interviewCancelled: boolean;
  hire: CandidacyHire | null;
  hireSeq: number;
  ending: CandidacyEnding | null;
  /** The order is past or deleted: the workflow completes when this round is over. */
  orderOver: boolean;
  /** Deadlines that have fired, as `<name>@<time>`, so that each fires once per time. */
  firedDeadlines: string[];
  /** Absent if nothing has delayed the current state. */
  pause?: CandidacyPause | undefined;
  /** Absent while no credential has expired in this round. */
  proofs?: CandidacyProofs | undefined;
}
