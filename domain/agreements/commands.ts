import type { EventActor } from '../shared/actor';

/** The input of every command on an agreement. */
export interface AgreementCommandBase {
  readonly actor: EventActor;
}
/** Accepts a version of the text; name, signature and address of the signer are stored first. */
export interface AcceptAgreement extends AgreementCommandBase {
  readonly acceptanceId: string;
  readonly version: string;
  readonly hasAddendum: boolean;
}
/** A command with a reason that is stored first. */
export interface AgreementReasonCommand extends AgreementCommandBase {
  readonly noteId: string;
}
/** Moves the last day of the trial. */
export interface ExtendTrial extends AgreementCommandBase {
  readonly lastOn: string;
}

/** Every Update of an agreement with its input. */
export interface AgreementCommands {
  readonly acceptAgreement: AcceptAgreement;
  readonly giveNotice: AgreementReasonCommand;
  readonly withdrawNotice: AgreementCommandBase;
  readonly extendTrial: ExtendTrial;
  readonly warnAboutPayment: AgreementCommandBase;
  readonly clearWarnings: AgreementCommandBase;
  readonly disableCarrier: AgreementReasonCommand;
  readonly enableCarrier: AgreementCommandBase;
}
/** Name of an Update of an agreement. */
export type AgreementCommandName = keyof AgreementCommands;
