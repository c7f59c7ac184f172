import type { EventActor } from '../shared/actor';
import type { CandidacySource } from './sources';
import type { InterviewSlot } from './state';
import type { CloseReason, InterviewPlace } from './states';

/** The input of every command: the actor, and the round that the actor saw (`candidacy-changed` if it is another). */
export interface CandidacyCommandBase {
  readonly actor: EventActor;
  /** Whether the actor holds position HR or SAFETY; the API fills it from the session. */
  readonly isSafety: boolean;
  /** The round that the page showed; null for a first contact. */
  readonly round: number | null;
}

/** First contact by the carrier or the driver; also starts the workflow. */
export interface OpenRound extends CandidacyCommandBase {
  readonly orderId: string;
  readonly driverId: string;
  /** By default `search` for an invitation and `application` for a request. */
  readonly source?: CandidacySource | undefined;
  /** The carrier's own words in an invitation, stored first. */
  readonly noteId?: string | null;
}
/** A command without details of its own. */
export type PlainCommand = CandidacyCommandBase;
/** Ends the round, or declines, with a reason; free text is stored first, and the command carries its `noteId`. */
export interface CloseCommand extends CandidacyCommandBase {
  readonly reason: CloseReason;
  readonly noteId: string | null;
  /** For `report_based`: the notices of its adverse action were sent (15 USC 1681b(b)(3)); the API reads it from the guide. */
  readonly noticesSent: boolean;
}
/** Schedules the interview; `endsAt` is 60 minutes after `startsAt`. */
export interface ScheduleInterviewCommand extends CandidacyCommandBase {
  readonly interviewId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly zone: string;
  readonly place: InterviewPlace;
  readonly placeId: string | null;
  readonly noteId: string | null;
  /** The member of staff who holds the interview, whose time it takes; null if none is named. */
  readonly interviewerId?: string | null;
  readonly remind: boolean;
}
/** Offers several times, of which the driver picks one; reserves none of them. */
export interface OfferInterviewCommand extends Omit<ScheduleInterviewCommand, 'startsAt' | 'endsAt'> {
  readonly slots: readonly InterviewSlot[];
}
/** Replaces the times of an open offer. */
export interface OfferOtherTimesCommand extends CandidacyCommandBase {
  readonly interviewId: string;
  readonly slots: readonly InterviewSlot[];
}
/** The driver picks one of the offered times. */
export interface PickInterviewTimeCommand extends CandidacyCommandBase {
  readonly interviewId: string;
  readonly startsAt: string;
}
/** Moves the live interview. */
export interface RescheduleInterviewCommand extends CandidacyCommandBase {
  readonly interviewId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}
/** The driver proposes another time, or says that none of the offered times fits: a text, a time, or both. */
export interface ProposeInterviewTimeCommand extends CandidacyCommandBase {
  readonly interviewId: string;
  /** Null only as an answer to an offer. */
  readonly startsAt: string | null;
  readonly noteId?: string | null;
}
/** The driver accepts the interview at the time that the page showed; absent from clients that do not name it. */
export interface AcceptInterviewCommand extends CandidacyCommandBase {
  readonly interviewId: string;
  readonly shownTime?: string;
}
/** The driver accepts the start date that the page showed; absent from clients that do not name it. */
export interface AcceptStartCommand extends CandidacyCommandBase {
  readonly shownDate?: string;
}
/** An answer to the interview that the actor saw. */
export interface InterviewCommand extends CandidacyCommandBase {
  readonly interviewId: string;
}
/** The carrier confirms the time that the driver proposed and the page showed; absent from clients that do not name it. */
export interface ConfirmProposalCommand extends InterviewCommand {
  readonly shownTime?: string;
}
/** Cancels the interview with the request's `declineReason` as a note. */
export interface CancelInterviewCommand extends InterviewCommand {
  readonly noteId: string | null;
}
/** Hires with a start date; the API computes the instants in the facility's zone. */
export interface HireCommand extends CandidacyCommandBase {
  readonly startOn: string;
  readonly startsAt: string;
  readonly endOn: string | null;
  readonly endsAt: string | null;
  /** The start waits until the file of the employment is complete. Absent in commands of earlier versions. */
  readonly waitsForFile?: boolean;
}
/** Moves the start of a hire that has not started. */
export interface MoveStartCommand extends CandidacyCommandBase {
  readonly startOn: string;
  readonly startsAt: string;
}
/** The driver proposes another start date than the offered one. */
export interface ProposeStartCommand extends MoveStartCommand {
  readonly noteId: string | null;
}
/** The carrier accepts the proposed start date that it saw. */
export interface AcceptProposedStartCommand extends CandidacyCommandBase {
  readonly startOn: string;
}
/** The carrier keeps the offered start date, against the proposed one that it saw; absent from clients that do not name it. */
export interface KeepStartCommand extends CandidacyCommandBase {
  readonly shownProposal?: string;
}
/** The carrier confirms a start on the date that it saw, with the proposal that it saw; absent from clients that do not name them. */
export interface ConfirmStartCommand extends CandidacyCommandBase {
  readonly shownDate?: string;
  readonly shownProposal?: string | null;
}
/** Ends a running assignment on a date, with a reason. */
export interface EndAssignmentCommand extends CandidacyCommandBase {
  readonly endOn: string;
  readonly reason: CloseReason;
  readonly noteId: string | null;
  /** As for closing; absent in commands of earlier versions, which are not checked. */
  readonly noticesSent?: boolean;
}

/** Every Update of a candidacy with its input. */
export interface CandidacyCommands {
  readonly invite: OpenRound;
  readonly request: OpenRound;
  readonly acceptInvite: PlainCommand;
  readonly declineInvite: CloseCommand;
  readonly cancelInvite: CloseCommand;
  readonly moveToReview: PlainCommand;
  readonly pass: CloseCommand;
  readonly withdraw: CloseCommand;
  readonly approveForInterview: PlainCommand;
  readonly rejectReview: CloseCommand;
  readonly cancelAssignment: CloseCommand;
  readonly scheduleInterview: ScheduleInterviewCommand;
  readonly offerInterview: OfferInterviewCommand;
  readonly offerOtherTimes: OfferOtherTimesCommand;
  readonly pickInterviewTime: PickInterviewTimeCommand;
  readonly acceptInterview: AcceptInterviewCommand;
  readonly proposeInterviewTime: ProposeInterviewTimeCommand;
  readonly withdrawProposal: InterviewCommand;
  readonly confirmProposal: ConfirmProposalCommand;
  readonly rescheduleInterview: RescheduleInterviewCommand;
  readonly rejectInterview: CancelInterviewCommand;
  readonly cancelInterview: CancelInterviewCommand;
  readonly hire: HireCommand;
  readonly acceptStart: AcceptStartCommand;
  readonly proposeStart: ProposeStartCommand;
  readonly declineStart: CloseCommand;
  readonly acceptProposedStart: AcceptProposedStartCommand;
  readonly keepStart: KeepStartCommand;
  readonly moveStart: MoveStartCommand;
  readonly rescindStart: CloseCommand;
  readonly confirmStart: ConfirmStartCommand;
  readonly recordNoShow: CloseCommand;
  readonly endAssignment: EndAssignmentCommand;
}
/** Name of a candidacy Update. */
export type CandidacyCommandName = keyof CandidacyCommands;
