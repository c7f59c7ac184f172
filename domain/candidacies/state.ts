import type { ActorKind } from '../shared/actor';
import type { CandidacyStateName } from '../shared/candidacy-states';
import type { CandidacySource } from './sources';
import type {
  CandidacyRecords,
  CloseReason,
  InterviewAnswer,
  InterviewPlace,
  OfferAnswer,
  RequestKind,
} from './states';
import type { CandidacyTargets } from './targets';

/**
 * The latest interview of a round; live only in state `interviewing`, then kept for its record and calendar entry.
 * Times are ISO instants; the zone is the facility's.
 */
export interface CandidacyInterview {
  readonly interviewId: string;
  readonly answer: InterviewAnswer;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly proposedStartsAt: string | null;
  /** The id of the driver's text about the proposed time; null or absent without a text. */
  readonly proposalNoteId?: string | null;
  readonly zone: string;
  readonly place: InterviewPlace;
  readonly placeId: string | null;
  readonly noteId: string | null;
  /** The member of staff who holds the interview; null or absent if none is named. */
  readonly interviewerId?: string | null;
  readonly remind: boolean;
  /** iCalendar SEQUENCE: counts schedule, move and cancel of this interview. */
  readonly sequence: number;
  readonly scheduledAt: string;
  /** When the interview was canceled, or ended with its round or by a hire; absent before. */
  readonly endedAt?: string;
}

/** One of the times that an offer contains. It reserves nothing until the driver picks it. */
export interface InterviewSlot {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Interview times from which the driver picks one; only in state `interviewOffered`. */
export interface InterviewOffer extends Pick<
  CandidacyInterview,
  'interviewId' | 'zone' | 'place' | 'placeId' | 'noteId' | 'remind'
> {
  readonly interviewerId: string | null;
  readonly slots: readonly InterviewSlot[];
  /** `declined`: none of the times fits, and the carrier has to offer others. */
  readonly answer: OfferAnswer;
  /** The driver's counter-proposal: a text, a time, or both. */
  readonly answerNoteId: string | null;
  readonly proposedStartsAt: string | null;
  readonly offeredAt: string;
}

/** Another start date that the driver proposed; the offered one stands until the carrier answers. */
export interface StartProposal {
  readonly startOn: string;
  readonly startsAt: string;
  readonly noteId: string | null;
  readonly proposedAt: string;
}

/** The party that acts on the lines of an employment's file that bar driving; the carrier's side includes operations. */
export type FileParty = 'driver' | 'carrier' | 'both';

/** Whether no line of the employment's file bars driving, by the last check of the file. */
export interface HireFile {
  readonly isComplete: boolean;
  /** The party that completes it; absent in checks of earlier versions, after which the carrier does. */
  readonly waitsOn?: FileParty | undefined;
  /** When this changed. */
  readonly since: string;
  /** The number of the check; an older one that arrives later is ignored. */
  readonly seq: number;
}

/**
 * The hire of a round. `startOn` and `endOn` are calendar dates, `startsAt` and `endsAt` their instants in the
 * facility's zone. A held start that is released on a later day moves `startOn` to it; `startsAt` stays the agreed instant.
 */
export interface CandidacyHire {
  readonly hireSeq: number;
  readonly answer: 'offered' | 'accepted';
  readonly startOn: string;
  readonly startsAt: string;
  readonly endOn: string | null;
  /** First instant after the planned last day; null for a contract without an end. */
  readonly endsAt: string | null;
  readonly offeredAt: string;
  /** When the assignment started; null before. */
  readonly startedAt: string | null;
  /** Only while the offered date is unanswered. */
  readonly proposal: StartProposal | null;
  /** The start waits until the file is complete, and driving stops while it is not; absent in hires of earlier versions, which never wait. */
  readonly file?: HireFile | undefined;
}

/** The end of a round or assignment. */
export interface CandidacyEnding {
  readonly by: ActorKind;
  readonly reason: CloseReason;
  readonly noteId: string | null;
  readonly at: string;
  /** False if the order was canceled without notifying its candidates. */
  readonly notify: boolean;
}

/** Waits are paused while the carrier is deactivated. */
export interface CandidacyPause {
  /** Null once the carrier is reactivated. */
  readonly since: string | null;
  /** How long pauses have delayed the current state, in milliseconds. */
  readonly heldMs: number;
}

/** Whether the driver's required credentials are valid, as the pipeline last reported. */
export interface CandidacyProofs {
  readonly isLapsed: boolean;
  /** When this changed. */
  readonly since: string;
  /** The pipeline's sequence number of the report; an older report that arrives later is ignored. */
  readonly seq: number;
}

/** The whole state of a candidacy; plain JSON for Query, projection and continue-as-new. */
export interface CandidacyState {
  readonly schemaVersion: 1;
  readonly candidacyId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly organizationId: string;
  readonly facilityId: string;
  readonly zone: string;
  readonly targets: CandidacyTargets;
  readonly seq: number;
  readonly round: number;
  /** `none` until the order accepts the first contact. */
  readonly name: CandidacyStateName | 'none';
  readonly kind: RequestKind;
  /** The source of the current round; absent in rounds of earlier releases (`sourceOf`). */
  readonly source?: CandidacySource | undefined;
  readonly records: CandidacyRecords;
  readonly enteredAt: string;
  readonly interview: CandidacyInterview | null;
  /** Absent except in state `interviewOffered`. */
  readonly offer?: InterviewOffer | undefined;
  /** True while the latest interview of the round was rejected or canceled (INTERVIEW_CANCELED). */
  readonly interviewCancelled: boolean;
  readonly hire: CandidacyHire | null;
  readonly hireSeq: number;
  readonly ending: CandidacyEnding | null;
  /** The order is past or deleted: the workflow completes when this round is over. */
  readonly orderOver: boolean;
  /** Deadlines that have fired, as `<name>@<time>`, so that each fires once per time. */
  readonly firedDeadlines: string[];
  /** Absent if nothing has delayed the current state. */
  readonly pause?: CandidacyPause | undefined;
  /** Absent while no credential has expired in this round. */
  readonly proofs?: CandidacyProofs | undefined;
}
