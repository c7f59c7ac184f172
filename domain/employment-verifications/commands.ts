import type { EventActor } from '../shared/actor';
import type { AttemptChannel } from './states';

/** The input of every command on a verification. */
export interface VerificationCommandBase {
  readonly actor: EventActor;
}
/**
 * A carrier starts a verification, or starts a declined or canceled one again, or a finished one for a later application or
 * employment. Also starts the workflow.
 */
export interface StartVerificationCommand extends VerificationCommandBase {
  /** The day of the hire by the carrier; null without one. */
  readonly hiredOn: string | null;
  readonly canEmail: boolean;
  /** A consent from an earlier round that names the same employer and covers the same questions. */
  readonly consentId: string | null;
  /** Whether the carrier has a later application or employment of the driver, for which a finished one starts again; absent if not. */
  readonly isForLater?: boolean | undefined;
}
/** A command on the round that the caller saw. */
export interface VerificationRoundCommand extends VerificationCommandBase {
  readonly round: number;
}
/** The driver's consent, which is stored first. */
export interface SignConsentCommand extends VerificationRoundCommand {
  readonly consentId: string;
}
/** The driver does not want the past employer asked yet; the words to the carrier, if any, are stored first. */
export interface PostponeConsentCommand extends VerificationRoundCommand {
  readonly noteId: string | null;
}
/** Another contact with the past employer, which is stored first. */
export interface RecordAttemptCommand extends VerificationRoundCommand {
  readonly attemptId: string;
  readonly channel: AttemptChannel;
  readonly canEmail: boolean;
}
/** The record of good-faith efforts, whose document is stored first. */
export interface CloseGoodFaithCommand extends VerificationRoundCommand {
  readonly fileId: string;
}
/** A response of the past employer, which is stored first. */
export interface RespondCommand extends VerificationRoundCommand {
  readonly responseId: string;
}
/** A text of the driver about an answer; both exist before. */
export interface AboutAnswerCommand extends VerificationRoundCommand {
  readonly responseId: string;
  readonly noteId: string;
}

/** Every Update of a verification with its input. */
export interface VerificationCommands {
  readonly startVerification: StartVerificationCommand;
  readonly signConsent: SignConsentCommand;
  readonly postponeConsent: PostponeConsentCommand;
  readonly recordAttempt: RecordAttemptCommand;
  readonly cancelVerification: VerificationRoundCommand;
  readonly closeGoodFaith: CloseGoodFaithCommand;
  readonly submitAnswer: RespondCommand;
  readonly declineRequest: RespondCommand;
  readonly reviewAnswer: RespondCommand;
  readonly disputeAnswer: AboutAnswerCommand;
  readonly refuseCorrection: RespondCommand;
  readonly attachRebuttal: AboutAnswerCommand;
}
/** Name of an Update of a verification. */
export type VerificationCommandName = keyof VerificationCommands;
