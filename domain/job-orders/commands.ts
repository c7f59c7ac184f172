import type { EventActor } from '../shared/actor';

/** The input of every order command; the API fills in the permissions from the session. */
export interface OrderCommandBase {
  readonly actor: EventActor;
  /** Position RECRUITER, the only one that may edit an active order. */
  readonly isRecruiter: boolean;
  readonly isBusinessAdmin: boolean;
}
/** The parts of the content that decisions need; the rest is in the stored version. */
export interface OrderTerms {
  readonly versionId: string;
  readonly facilityId: string;
  readonly numberOfDrivers: number;
  readonly startOn: string | null;
  readonly endOn: string | null;
  readonly endsAt: string | null;
}
/** Creates the order in status pending; also starts the workflow. */
export interface CreateOrderCommand extends OrderCommandBase, OrderTerms {
  readonly orderId: string;
  readonly organizationId: string;
  readonly isVisible: boolean;
}
/** Edits the order: refused with `order-changed` when `baseVersionId` is not the current one. */
export interface UpdateOrderCommand extends OrderCommandBase, OrderTerms {
  readonly baseVersionId: string;
}
/** Operations decide about a pending order: the version that the page showed; absent from clients that do not name it. */
export interface DecideOrderCommand extends OrderCommandBase {
  readonly shownVersionId?: string;
}
/** Operations send a pending order back with a note. */
export interface SendBackOrderCommand extends DecideOrderCommand {
  readonly noteId: string;
}
/** Cancels the order; `notifyToDriver` notifies every live candidate. */
export interface CancelOrderCommand extends OrderCommandBase {
  readonly notifyToDriver: boolean;
}
/** Sets whether drivers can find the order. */
export interface SetVisibilityCommand extends OrderCommandBase {
  readonly isVisible: boolean;
}
/** Switches autopilot on or off (docs/state-machines.md#autopilot). */
export interface SetAutopilotCommand extends OrderCommandBase {
  readonly isOn: boolean;
}
/** Pauses autopilot or resumes it. */
export interface PauseAutopilotCommand extends OrderCommandBase {
  readonly isPaused: boolean;
}
/** Internal: a hire takes a seat. */
export interface TakeSeatCommand {
  readonly candidacyId: string;
  readonly round: number;
  readonly hireSeq: number;
}
/** Internal: a hire releases its seat or has used it up. */
export interface ReleaseSeatCommand extends TakeSeatCommand {
  readonly use: 'free' | 'used';
}

/** Every Update of a job order with its input. */
export interface JobOrderCommands {
  readonly createOrder: CreateOrderCommand;
  readonly updateOrder: UpdateOrderCommand;
  readonly acceptOrder: DecideOrderCommand;
  readonly sendBackOrder: SendBackOrderCommand;
  readonly cancelOrder: CancelOrderCommand;
  readonly deleteOrder: OrderCommandBase;
  readonly setVisibility: SetVisibilityCommand;
  readonly setAutopilot: SetAutopilotCommand;
  readonly pauseAutopilot: PauseAutopilotCommand;
  readonly takeSeat: TakeSeatCommand;
  readonly releaseSeat: ReleaseSeatCommand;
}
/** Name of a job-order Update. */
export type JobOrderCommandName = keyof JobOrderCommands;
