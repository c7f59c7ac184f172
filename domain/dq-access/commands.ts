import type { EventActor } from '../shared/actor';

/** The input of every command on an access. */
export interface AccessCommandBase {
  readonly actor: EventActor;
}
/** A carrier requests the driver's file; its reason is stored first. Also starts the workflow. */
export interface RequestAccessCommand extends AccessCommandBase {
  readonly noteId: string;
}
/** A command on the request or the grant that the caller saw. */
export interface RoundCommand extends AccessCommandBase {
  readonly round: number;
}
/** The driver's refusal, with an optional text that is stored first. */
export interface RefuseAccessCommand extends RoundCommand {
  readonly noteId: string | null;
}
/** The last day of the access; the API computes the instant in the zone where the driver lives. */
export interface GrantAccessCommand extends RoundCommand {
  readonly endsOn: string;
  readonly endsAt: string;
}

/** Every Update of an access with its input. */
export interface AccessCommands {
  readonly requestAccess: RequestAccessCommand;
  readonly withdrawRequest: RoundCommand;
  readonly grantAccess: GrantAccessCommand;
  readonly rejectAccess: RefuseAccessCommand;
  readonly revokeAccess: RefuseAccessCommand;
  readonly giveUpAccess: RoundCommand;
  readonly extendAccess: GrantAccessCommand;
}
/** Name of an Update of an access. */
export type AccessCommandName = keyof AccessCommands;
