import type { EventActor } from '../shared/actor';

/** The input of every command on an adverse action. */
export interface AdverseCommandBase {
  readonly actor: EventActor;
  /** Whether the actor holds position HR or SAFETY; the API fills it from the session. */
  readonly isSafety: boolean;
}
/** The first notice of an adverse action, whose letter and report are stored first. Also starts the workflow. */
export interface StartAdverseAction extends AdverseCommandBase {
  readonly candidacyRound: number;
  readonly reportId: string;
  readonly noticeId: string;
  readonly zone: string;
}
/** Sends the notice before the decision, and waits. */
export interface SendPreAdverseNotice extends StartAdverseAction {
  readonly waitDays: number;
}
/** Sends the only notice of the remote path. */
export interface SendRemoteNotice extends StartAdverseAction {
  readonly decidedOn: string;
}
/** A command on the adverse action that the caller saw. */
export interface AdverseRoundCommand extends AdverseCommandBase {
  readonly round: number;
}
/** The same with a text that is stored first. */
export interface AdverseTextCommand extends AdverseRoundCommand {
  readonly noteId: string;
}
/** Records that the last notice was mailed; the text says how, for proof. */
export interface RecordMailing extends AdverseTextCommand {
  readonly mailedOn: string;
}
/** Sends the notice after the decision. */
export interface SendFinalNotice extends AdverseRoundCommand {
  readonly noticeId: string;
}
/** The carrier continues with the driver, with an optional text. */
export interface WithdrawAdverseAction extends AdverseRoundCommand {
  readonly noteId: string | null;
}

/** Every Update of an adverse action with its input. */
export interface AdverseCommands {
  readonly sendPreAdverseNotice: SendPreAdverseNotice;
  readonly sendRemoteNotice: SendRemoteNotice;
  readonly disputeReport: AdverseTextCommand;
  readonly resolveDispute: AdverseTextCommand;
  readonly sendFinalNotice: SendFinalNotice;
  readonly withdrawAdverseAction: WithdrawAdverseAction;
  readonly requestReportCopy: AdverseRoundCommand;
  readonly recordMailing: RecordMailing;
}
/** Name of an Update of an adverse action. */
export type AdverseCommandName = keyof AdverseCommands;
