import type {
  CandidacyRecords,
  CandidacyStateName,
  CloseReason,
  InterviewAnswer,
  InterviewPlace,
  RequestKind,
} from './states';
import type { ActorKind } from '../shared/actor';

/** Days until the deadline of each wait; data per organization (docs/state-machines.md#candidacy-deadlines). */
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
 * The latest interview of a round; live only in state `interviewing`, kept afterwards for its record and its calendar
 * entry. Times are ISO instants; the zone is the facility's.
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

/** Another start date that the driver asked for; the offered one stays until the carrier answers. */
export interface StartProposal {
  startOn: string;
  startsAt: string;
  noteId: string | null;
  proposedAt: string;
}

/**
 * The hire of a round. `startOn`/`endOn` are calendar dates, `startsAt`/`endsAt` their instants in the facility's zone.
 */
export interface CandidacyHire {
  hireSeq: number;
  answer: 'offered' | 'accepted';
  startOn: string;
  startsAt: string;
  endOn: string | null;
  /** First instant after the planned last day, or null for a contract without an end. */
  endsAt: string | null;
  offeredAt: string;
  /** Set when the driver is on assignment. */
  startedAt: string | null;
  /** Only while the offered date is unanswered. */
  proposal: StartProposal | null;
}

/** How a round was closed or an assignment ended. */
export interface CandidacyEnding {
  by: ActorKind;
  reason: CloseReason;
  noteId: string | null;
  at: string;
  /** False when the order was cancelled without telling its candidates. */
  notify: boolean;
}

/** While the carrier is deactivated, waits do not run. */
export interface CandidacyPause {
  /** Null when the carrier is back. */
  since: string | null;
  /** How long earlier pauses held up the present state. */
  heldMs: number;
}

/** Whether what the driver needs for driving is valid, as his pipeline told last. */
export interface CandidacyProofs {
  isLapsed: boolean;
  /** When it became so. */
  since: string;
  /** The pipeline's number of what was told: an older word that comes late counts for nothing. */
  seq: number;
}

/** Everything a candidacy knows; plain JSON that serves query, projection and continue-as-new. */
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
  /** `none` before the first contact was accepted by the order. */
  name: CandidacyStateName | 'none';
  kind: RequestKind;
  records: CandidacyRecords;
  enteredAt: string;
  interview: CandidacyInterview | null;
  /** True while the round's latest interview is one that was rejected or cancelled (INTERVIEW_CANCELED). */
  interviewCancelled: boolean;
  hire: CandidacyHire | null;
  hireSeq: number;
  ending: CandidacyEnding | null;
  /** The order is past or deleted: when this round is over, so is the workflow. */
  orderOver: boolean;
  /** Clocks that already acted, as `<clock>@<deadline>`, so that each acts once per deadline. */
  firedClocks: string[];
  /** Absent when nothing has held up the present state. */
  pause?: CandidacyPause | undefined;
  /** Absent while nothing has lapsed in this round. */
  proofs?: CandidacyProofs | undefined;
}
