import type { EventActor } from '../shared/actor';

/** The input of every order command; the API fills in the permissions from the session. */
export interface OrderCommandBase {
  actor: EventActor;
  /** Position RECRUITER, the only one that may edit an active order. */
  isRecruiter: boolean;
  isBusinessAdmin: boolean;
}
/** The parts of the content that decisions need; the rest is in the stored version. */
export interface OrderTerms {
  versionId: string;
  facilityId: string;
  numberOfDrivers: number;
  startOn: string | null;
  endOn: string | null;
  endsAt: string | null;
}
/** Creates the order in status pending; also starts the workflow. */
export interface CreateOrderCommand extends OrderCommandBase, OrderTerms {
  orderId: string;
  organizationId: string;
  isVisible: boolean;
}
/** Edits the order: refused with `order-changed` when `baseVersionId` is not the current one. */
export interface UpdateOrderCommand extends OrderCommandBase, OrderTerms {
  baseVersionId: string;
}
/** Operations send a pending order back with a note. */
export interface SendBackOrderCommand extends OrderCommandBase {
  noteId: string;
}
/** Cancels the order; `notifyToDriver` notifies every live candidate. */
export interface CancelOrderCommand extends OrderCommandBase {
  notifyToDriver: boolean;
}
/** Sets whether drivers can find the order. */
export interface SetVisibilityCommand extends OrderCommandBase {
  isVisible: boolean;
}
/** Internal: a hire takes a seat. */
export interface TakeSeatCommand {
  candidacyId: string;
  round: number;
  hireSeq: number;
}
/** Internal: a hire releases its seat or has used it up. */
export interface ReleaseSeatCommand extends TakeSeatCommand {
  use: 'free' | 'used';
}

/** Every Update of a job order with its input. */
export interface JobOrderCommands {
  createOrder: CreateOrderCommand;
  updateOrder: UpdateOrderCommand;
  acceptOrder: OrderCommandBase;
  sendBackOrder: SendBackOrderCommand;
  cancelOrder: CancelOrderCommand;
  deleteOrder: OrderCommandBase;
  setVisibility: SetVisibilityCommand;
  takeSeat: TakeSeatCommand;
  releaseSeat: ReleaseSeatCommand;
}
/** Name of a job-order Update. */
export type JobOrderCommandName = keyof JobOrderCommands;
