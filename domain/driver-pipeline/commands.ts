import type { EventActor } from '../shared/actor';
import type { Expiry, ExpiryKind } from './expiries';
import type { ExitReason, RejectionReason, SnoozeReason } from './reasons';
import type { ResultKind, ResultStatus } from './results';
import type { DriverStage } from './stages';
import type { CallOutcome, PreQualification } from './state';
import type { DocumentKind, SentTask } from './tasks';

/** The input of every command. */
export interface PipelineCommandBase {
  readonly actor: EventActor;
}
/** The first command: the driver signed up. Owners are assigned in turn. */
export interface SignUpCommand extends PipelineCommandBase {
  readonly driverId: string;
  readonly ownerId: string | null;
}
/** The driver opened the confirmation link or entered the code. */
export interface ConfirmContactCommand extends PipelineCommandBase {
  readonly contact: 'email' | 'phone';
}
/** The pre-qualification answers. The API evaluates age, class and experience; the command contains the outcome only. */
export interface PreQualifyCommand extends PipelineCommandBase {
  readonly answer: PreQualification;
}
/** The driver submits a task. */
export interface SubmitTaskCommand extends PipelineCommandBase {
  readonly task: SentTask;
  /** The submitted entry: a file, or one submission of a history. */
  readonly entryId: string | null;
}
/** Submitted data was changed by the driver or corrected by operations, so the driver has to submit the task again. */
export interface ReopenTaskCommand extends PipelineCommandBase {
  readonly task: SentTask;
}
/** The file is stored and is about to be scanned. */
export interface UploadDocumentCommand extends PipelineCommandBase {
  readonly document: DocumentKind;
  readonly fileId: string;
}
/** The outcome of a virus scan. */
export interface RecordScanResultCommand extends UploadDocumentCommand {
  readonly isClean: boolean;
}
/** Operations request or reopen a document. */
export interface DocumentCommand extends PipelineCommandBase {
  readonly document: DocumentKind;
}
/** A reviewer's verdict; a rejection requires a reason. */
export interface Verdict {
  readonly isApproved: boolean;
  readonly reason: RejectionReason | null;
  readonly noteId: string | null;
}
/** A verdict on the file that the reviewer saw; an approved license or medical card needs an expiration date. */
export interface ReviewDocumentCommand extends PipelineCommandBase, Verdict {
  readonly document: DocumentKind;
  /** Null for an imported document without a file, where operations saw the original. */
  readonly fileId: string | null;
  readonly expiry: Expiry | null;
}
/** A verdict on the submission that the reviewer saw. */
export interface ReviewTaskCommand extends PipelineCommandBase, Verdict {
  readonly task: SentTask;
  readonly entryId: string | null;
}
/** Reopens the review of an approved task: the submission that the reviewer saw. */
export interface UndoApprovalCommand extends PipelineCommandBase {
  readonly task: SentTask;
  readonly entryId: string | null;
}
/** The outcome of the screening call. */
export interface RecordCallCommand extends PipelineCommandBase {
  readonly outcome: CallOutcome;
  readonly noteId: string | null;
  /** For `not_now`: the contact date; if null, the stage's target days after the call. */
  readonly contactAgainAt: string | null;
}
/** An unanswered call, for screening or on the contact date; `againAt` is the time of the next one. */
export interface RecordMissedCallCommand extends PipelineCommandBase {
  readonly againAt: string;
  readonly noteId: string | null;
}
/** A result was ordered, received or reviewed. */
export interface RecordResultCommand extends PipelineCommandBase {
  readonly result: ResultKind;
  readonly status: ResultStatus;
}
/** The new expiration date of a credential that is not reviewed as a document. */
export interface RecordExpiryCommand extends PipelineCommandBase {
  readonly proof: ExpiryKind;
  readonly expiry: Expiry;
}
/** A manual move; exits require a reason. */
export interface MoveStageCommand extends PipelineCommandBase {
  /** The stage that the caller saw; absent in commands of older code. */
  readonly from?: DriverStage | null;
  readonly to: DriverStage;
  readonly reason: ExitReason | null;
  readonly noteId: string | null;
  readonly contactAgainAt: string | null;
}
/** Undoes the last manual move, if nothing has happened since. */
export interface UndoMoveCommand extends PipelineCommandBase {
  /** The stage that the driver was moved to, as the caller sees it. */
  readonly from: DriverStage;
}
/** Pauses reminders until the given time; null ends the snooze. */
export interface SnoozeCommand extends PipelineCommandBase {
  readonly until: string | null;
  readonly reason: SnoozeReason;
}
/** Assigns the driver to a member of operations, or to no one. */
export interface AssignOwnerCommand extends PipelineCommandBase {
  readonly ownerId: string | null;
}
/** The driver's availability. */
export interface SetAvailabilityCommand extends PipelineCommandBase {
  readonly isAvailable: boolean;
}

/** Every Update of a driver's pipeline with its input. */
export interface DriverPipelineCommands {
  readonly signUp: SignUpCommand;
  readonly confirmContact: ConfirmContactCommand;
  readonly preQualify: PreQualifyCommand;
  readonly submitTask: SubmitTaskCommand;
  readonly reopenTask: ReopenTaskCommand;
  readonly requestDocument: DocumentCommand;
  readonly uploadDocument: UploadDocumentCommand;
  readonly recordScanResult: RecordScanResultCommand;
  readonly reviewDocument: ReviewDocumentCommand;
  readonly reopenDocument: DocumentCommand;
  readonly reviewTask: ReviewTaskCommand;
  readonly undoApproval: UndoApprovalCommand;
  readonly recordCall: RecordCallCommand;
  readonly recordMissedCall: RecordMissedCallCommand;
  readonly recordResult: RecordResultCommand;
  readonly recordExpiry: RecordExpiryCommand;
  readonly moveStage: MoveStageCommand;
  readonly undoMove: UndoMoveCommand;
  readonly snooze: SnoozeCommand;
  readonly assignOwner: AssignOwnerCommand;
  readonly setAvailability: SetAvailabilityCommand;
  readonly erase: PipelineCommandBase;
}
/** Name of a driver-pipeline Update. */
export type DriverPipelineCommandName = keyof DriverPipelineCommands;
