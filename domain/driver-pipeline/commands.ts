import type { DriverStage } from '../drivers/stages';
import type { EventActor } from '../shared/actor';
import type { Expiry, ExpiryKind } from './expiries';
import type { ExitReason, RejectionReason, SnoozeReason } from './reasons';
import type { ResultKind, ResultStatus } from './results';
import type { CallOutcome, PreQualification } from './state';
import type { DocumentKind, SentTask } from './tasks';

/** What every command carries. */
export interface PipelineCommandBase {
  actor: EventActor;
}
/** First contact: the driver signed up. The API chooses the owner, one after the other. */
export interface SignUpCommand extends PipelineCommandBase {
  driverId: string;
  ownerId: string | null;
}
/** He opened the link, or typed the code. */
export interface ConfirmContactCommand extends PipelineCommandBase {
  contact: 'email' | 'phone';
}
/** The API judges age, class and experience: none of them travels. */
export interface PreQualifyCommand extends PipelineCommandBase {
  answer: PreQualification;
}
/** The driver has stored a task completely. */
export interface SendTaskCommand extends PipelineCommandBase {
  task: SentTask;
  /** What was sent: a file, or one submission of a history. */
  entryId: string | null;
}
/** The driver changed what was sent for a task: it has to be sent once more. */
export interface ReopenTaskCommand extends PipelineCommandBase {
  task: SentTask;
}
/** The file is stored and goes to the scan. */
export interface UploadDocumentCommand extends PipelineCommandBase {
  document: DocumentKind;
  fileId: string;
}
/** The scan's word on a file. */
export interface SettleScanCommand extends UploadDocumentCommand {
  isClean: boolean;
}
/** Operations ask for a document. */
export interface DocumentCommand extends PipelineCommandBase {
  document: DocumentKind;
}
/** A reviewer's verdict; a rejection needs its reason. */
export interface Verdict {
  isApproved: boolean;
  reason: RejectionReason | null;
  noteId: string | null;
}
/** Judges the file that the reviewer saw; an approved licence or medical card ends on a date. */
export interface ReviewDocumentCommand extends PipelineCommandBase, Verdict {
  document: DocumentKind;
  /** Null for a document that was taken over without its file: the paper was seen. */
  fileId: string | null;
  expiry: Expiry | null;
}
/** Judges what the reviewer saw of a task that was sent. */
export interface ReviewTaskCommand extends PipelineCommandBase, Verdict {
  task: SentTask;
  entryId: string | null;
}
/** An approved task is reviewed once more: the one that the reviewer saw. */
export interface UndoApprovalCommand extends PipelineCommandBase {
  task: SentTask;
  entryId: string | null;
}
/** The screening call. */
export interface RecordCallCommand extends PipelineCommandBase {
  outcome: CallOutcome;
  noteId: string | null;
  /** For `not_now`; the target age when absent. */
  contactAgainAt: string | null;
}
/** The call, for the screening or on the contact date, was not answered: he is called again then. */
export interface MissCallCommand extends PipelineCommandBase {
  againAt: string;
  noteId: string | null;
}
/** A result was ordered, came, or was judged. */
export interface RecordResultCommand extends PipelineCommandBase {
  result: ResultKind;
  status: ResultStatus;
}
/** A proof's new date, for what is not reviewed as a document of its own. */
export interface RecordExpiryCommand extends PipelineCommandBase {
  proof: ExpiryKind;
  expiry: Expiry;
}
/** A move by hand; exits need a reason. */
export interface MoveStageCommand extends PipelineCommandBase {
  /** The stage that he was seen in; commands of earlier releases do not say. */
  from?: DriverStage | null;
  to: DriverStage;
  reason: ExitReason | null;
  noteId: string | null;
  contactAgainAt: string | null;
}
/** Takes the last move by hand back, while nothing has happened since. */
export interface UndoMoveCommand extends PipelineCommandBase {
  /** The stage that the driver was moved to, as the caller sees it. */
  from: DriverStage;
}
/** Silences reminders until then; null ends it. */
export interface SnoozeCommand extends PipelineCommandBase {
  until: string | null;
  reason: SnoozeReason;
}
/** Gives the driver to somebody of operations, or to nobody. */
export interface AssignOwnerCommand extends PipelineCommandBase {
  ownerId: string | null;
}
/** The driver's own flag. */
export interface SetAvailabilityCommand extends PipelineCommandBase {
  isAvailable: boolean;
}

/** Every Update of a driver's pipeline with what it carries. */
export interface DriverPipelineCommands {
  signUp: SignUpCommand;
  confirmContact: ConfirmContactCommand;
  preQualify: PreQualifyCommand;
  sendTask: SendTaskCommand;
  reopenTask: ReopenTaskCommand;
  requestDocument: DocumentCommand;
  uploadDocument: UploadDocumentCommand;
  settleScan: SettleScanCommand;
  reviewDocument: ReviewDocumentCommand;
  reopenDocument: DocumentCommand;
  reviewTask: ReviewTaskCommand;
  undoApproval: UndoApprovalCommand;
  recordCall: RecordCallCommand;
  missCall: MissCallCommand;
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
