import type { CloseReason, InterviewPlace } from './states';
import type { EventActor } from '../shared/actor';

/** The input of every command: the actor, and the round that the actor saw (`candidacy-changed` if it is another). */
export interface CandidacyCommandBase {
  actor: EventActor;
  /** Whether the actor holds position HR or SAFETY; the API fills it from the session. */
  isSafety: boolean;
  /** The round that the page showed; null for a first contact. */
  round: number | null;
}

/** First contact by the carrier or the driver; also starts the workflow. */
export interface OpenRound extends CandidacyCommandBase {
  orderId: string;
  driverId: string;
}
/** A command without details of its own. */
export type PlainCommand = CandidacyCommandBase;
/** Ends the round, or declines, with a reason; free text is stored first, and the command carries its `noteId`. */
export interface CloseCommand extends CandidacyCommandBase {
  reason: CloseReason;
  noteId: string | null;
  /** For `report_based`: HR or SAFETY recorded that the required notices were sent (15 USC 1681b(b)(3)). */
  noticesSent: boolean;
}
/** Schedules the interview; `endsAt` is 60 minutes after `startsAt`. */
export interface ScheduleInterviewCommand extends CandidacyCommandBase {
  interviewId: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  place: InterviewPlace;
  placeId: string | null;
  noteId: string | null;
  remind: boolean;
}
/** Moves the live interview. */
export interface RescheduleInterviewCommand extends CandidacyCommandBase {
  interviewId: string;
  startsAt: string;
  endsAt: string;
}
/** The driver proposes another time. */
export interface ProposeInterviewTimeCommand extends CandidacyCommandBase {
  interviewId: string;
  startsAt: string;
}
/** An answer to the interview that the actor saw. */
export interface InterviewCommand extends CandidacyCommandBase {
  interviewId: string;
}
/** Cancels the interview with the request's `declineReason` as a note. */
export interface CancelInterviewCommand extends InterviewCommand {
  noteId: string | null;
}
/** Hires with a start date; the API computes the instants in the facility's zone. */
export interface HireCommand extends CandidacyCommandBase {
  startOn: string;
  startsAt: string;
  endOn: string | null;
  endsAt: string | null;
}
/** Moves the start of a hire that has not started. */
export interface MoveStartCommand extends CandidacyCommandBase {
  startOn: string;
  startsAt: string;
}
/** The driver proposes another start date than the offered one. */
export interface ProposeStartCommand extends MoveStartCommand {
  noteId: string | null;
}
/** The carrier accepts the proposed start date that it saw. */
export interface AcceptProposedStartCommand extends CandidacyCommandBase {
  startOn: string;
}
/** Ends a running assignment on a date, with a reason. */
export interface EndAssignmentCommand extends CandidacyCommandBase {
  endOn: string;
  reason: CloseReason;
  noteId: string | null;
}

/** Every Update of a candidacy with its input. */
export interface CandidacyCommands {
  invite: OpenRound;
  request: OpenRound;
  acceptInvite: PlainCommand;
  declineInvite: CloseCommand;
  cancelInvite: CloseCommand;
  moveToReview: PlainCommand;
  pass: CloseCommand;
  withdraw: CloseCommand;
  approveForInterview: PlainCommand;
  rejectReview: CloseCommand;
  cancelAssignment: CloseCommand;
  scheduleInterview: ScheduleInterviewCommand;
  acceptInterview: InterviewCommand;
  proposeInterviewTime: ProposeInterviewTimeCommand;
  withdrawProposal: InterviewCommand;
  confirmProposal: InterviewCommand;
  rescheduleInterview: RescheduleInterviewCommand;
  rejectInterview: CancelInterviewCommand;
  cancelInterview: CancelInterviewCommand;
  hire: HireCommand;
  acceptStart: PlainCommand;
  proposeStart: ProposeStartCommand;
  declineStart: CloseCommand;
  acceptProposedStart: AcceptProposedStartCommand;
  keepStart: PlainCommand;
  moveStart: MoveStartCommand;
  rescindStart: CloseCommand;
  confirmStart: PlainCommand;
  recordNoShow: CloseCommand;
  endAssignment: EndAssignmentCommand;
}
/** Name of a candidacy Update. */
export type CandidacyCommandName = keyof CandidacyCommands;
