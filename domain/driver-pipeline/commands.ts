import type { DriverStage } from '../drivers/stages';
import type { EventActor } from '../shared/actor';
import type { Expiry, ExpiryKind } from './expiries';
import type { ExitReason, RejectionReason, SnoozeReason } from './reasons';
import type { ResultKind, ResultStatus } from './results';
import type { CallOutcome, PreQualification } from './state';
import type { DocumentKind, SentTask } from './tasks';

/** The input of every command. */
export interface PipelineCommandBase {
  actor: EventActor;
}
/** First contact: the driver signed up. The API assigns owners in turn. */
export interface SignUpCommand extends PipelineCommandBase {
  driverId: string;
  ownerId: string | null;
}
/** The driver opened the confirmation link or entered the code. */
export interface ConfirmContactCommand extends PipelineCommandBase {
  contact: 'email' | 'phone';
}
/** The pre-qualification answers. The API evaluates age, class and experience; the command contains the outcome only. */
export interface PreQualifyCommand extends PipelineCommandBase {
  answer: PreQualification;
}
/** The driver submits a task. */
export interface SendTaskCommand extends PipelineCommandBase {
  task: SentTask;
  /** The submitted entry: a file, or one submission of a history. */
  entryId: string | null;
}
/** The driver changed submitted data, so the task has to be submitted again. */
export interface ReopenTaskCommand extends PipelineCommandBase {
  task: SentTask;
}
/** The file is stored and is about to be scanned. */
export interface UploadDocumentCommand extends PipelineCommandBase {
  document: DocumentKind;
  fileId: string;
}
/** The outcome of a virus scan. */
export interface SettleScanCommand extends UploadDocumentCommand {
  isClean: boolean;
}
/** Operations request or reopen a document. */
export interface DocumentCommand extends PipelineCommandBase {
  document: DocumentKind;
}
/** A reviewer's verdict; a rejection requires a reason. */
export interface Verdict {
  isApproved: boolean;
  reason: RejectionReason | null;
  noteId: string | null;
}
/** A verdict on the file that the reviewer saw; an approved license or medical card needs an expiration date. */
export interface ReviewDocumentCommand extends PipelineCommandBase, Verdict {
  document: DocumentKind;
  /** Null for an imported document without a file, where operations saw the original. */
  fileId: string | null;
  expiry: Expiry | null;
}
/** A verdict on the submission that the reviewer saw. */
export interface ReviewTaskCommand extends PipelineCommandBase, Verdict {
  task: SentTask;
  entryId: string | null;
}
/** Reopens the review of an approved task: the submission that the reviewer saw. */
export interface UndoApprovalCommand extends PipelineCommandBase {
  task: SentTask;
  entryId: string | null;
}
/** The outcome of the screening call. */
export interface RecordCallCommand extends PipelineCommandBase {
  outcome: CallOutcome;
  noteId: string | null;
  /** For `not_now`; null for the target age. */
  contactAgainAt: string | null;
}
/** An unanswered call, for screening or on the contact date; `againAt` is the time of the next one. */
export interface MissCallCommand extends PipelineCommandBase {
  againAt: string;
  noteId: string | null;
}
/** A result was ordered, received or reviewed. */
export interface RecordResultCommand extends PipelineCommandBase {
  result: ResultKind;
  status: ResultStatus;
}
/** The new expiration date of a credential that is not reviewed as a document. */
export interface RecordExpiryCommand extends PipelineCommandBase {
  proof: ExpiryKind;
  expiry: Expiry;
}
/** A manual move; exits require a reason. */
export interface MoveStageCommand extends PipelineCommandBase {
  /** The stage that the caller saw; absent in commands of earlier releases. */
  from?: DriverStage | null;
  to: DriverStage;
  reason: ExitReason | null;
  noteId: string | null;
  contactAgainAt: string | null;
}
/** Undoes the last manual move, if nothing has happened since. */
export interface UndoMoveCommand extends PipelineCommandBase {
  /** The stage that the driver was moved to, as the caller sees it. */
  from: DriverStage;
}
/** Pauses reminders until the given time; null ends the snooze. */
export interface SnoozeCommand extends PipelineCommandBase {
  until: string | null;
  reason: SnoozeReason;
}
/** Assigns the driver to a member of operations, or to no one. */
export interface AssignOwnerCommand extends PipelineCommandBase {
  ownerId: string | null;
}
/** The driver's availability. */
export interface SetAvailabilityCommand extends PipelineCommandBase {
  isAvailable: boolean;
}

/** Every Update of a driver's pipeline with its input. */
export interface DriverPipelineCommands {
  signUp: SignUpCommand;
  confirmContact: ConfirmContactCommand;
  preQualify: PreQualifyCommand;
  submitTask: SendTaskCommand;
  reopenTask: ReopenTaskCommand;
  requestDocument: DocumentCommand;
  uploadDocument: UploadDocumentCommand;
  recordScanResult: SettleScanCommand;
  reviewDocument: ReviewDocumentCommand;
  reopenDocument: DocumentCommand;
  reviewTask: ReviewTaskCommand;
  undoApproval: UndoApprovalCommand;
  recordCall: RecordCallCommand;
  recordMissedCall: MissCallCommand;
  recordResult: RecordResultCommand;
  recordExpiry: RecordExpiryCommand;
  moveStage: MoveStageCommand;
  undoMove: UndoMoveCommand;
  snooze: SnoozeCommand;
  assignOwner: AssignOwnerCommand;
  setAvailability: SetAvailabilityCommand;
  erase: PipelineCommandBase;
}
/** Name of a driver-pipeline Update. */
export type DriverPipelineCommandName = keyof DriverPipelineCommands;
