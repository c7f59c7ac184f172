import { type EventActor, systemActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { isReached } from '../shared/durations';
import type { JobOrderCommandName, JobOrderCommands, OrderTerms } from './commands';
import type { JobOrderEventType } from './events';
import { jobOrderMoves } from './moves';
import { allSeatsUsed, checkOrderCommand, findSeat, type NamedOrderCommand } from './rules';
import type { JobOrderState } from './state';
import type { OrderStatus, PastReason } from './states';

/** A job order's event before the workflow adds the id of its cause. */
export type JobOrderTransition = Transition<JobOrderEventType, JobOrderState>;

type Changes = Partial<JobOrderState>;
type ChangesOf = {
  readonly [N in JobOrderCommandName]: (
    state: JobOrderState,
    command: JobOrderCommands[N],
    at: string,
  ) => Changes | null;
};

const enter = (status: OrderStatus, at: string, pastReason: PastReason | null = null): Changes => ({
  status,
  statusSince: at,
  pastReason,
});

const termsOf = ({ versionId, facilityId, numberOfDrivers, startOn, endOn, endsAt }: OrderTerms): Changes => ({
  versionId,
  facilityId,
  numberOfDrivers,
  startOn,
  endOn,
  endsAt,
});

/** The changes of each command to a state that passed the checks; null if nothing is left to do. */
const changesOf: ChangesOf = {
  createOrder: (_state, command, at) => ({
    ...enter('pending', at),
    ...termsOf(command),
    orderId: command.orderId,
    organizationId: command.organizationId,
    isVisible: command.isVisible,
    approval: 'pending',
  }),
  // An edited pending order needs acceptance again; an active one stays accepted.
  updateOrder: (state, command) => ({
    ...termsOf(command),
    ...(state.status === 'pending' ? { approval: 'pending', noteId: null } : {}),
  }),
  acceptOrder: (_state, _command, at) => ({ ...enter('active', at), approval: 'approved', noteId: null }),
  sendBackOrder: (_state, { noteId }) => ({ approval: 'rejected', noteId }),
  cancelOrder: (_state, { notifyToDriver }, at) => ({
    ...enter('past', at, 'cancelled'),
    notifyCandidates: notifyToDriver,
  }),
  deleteOrder: (state, _command, at) => enter('deleted', at, state.status === 'past' ? state.pastReason : 'cancelled'),
  setVisibility: (state, { isVisible }) => (state.isVisible === isVisible ? null : { isVisible }),
  takeSeat: (state, { candidacyId, round, hireSeq }) =>
    findSeat(state, { candidacyId, round, hireSeq }) === undefined
      ? { seats: [...state.seats, { candidacyId, round, hireSeq, use: 'held' }] }
      : null,
  releaseSeat: (state, command) => {
    const seat = findSeat(state, command);
    if (seat === undefined || seat.use === 'used') return null;
    const others = state.seats.filter((other) => other !== seat);
    return { seats: command.use === 'free' ? others : [...others, { ...seat, use: 'used' }] };
  },
};

interface Cause {
  readonly type: JobOrderEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly noteId: string | null;
}

function transition(state: JobOrderState, cause: Cause, changes: Changes): JobOrderTransition {
  const snapshot = { ...state, ...changes, seq: state.seq + 1 };
  return { ...cause, reason: null, seq: snapshot.seq, snapshot };
}

const eventOf = ({ name, command }: NamedOrderCommand<JobOrderCommandName>): JobOrderEventType =>
  name === 'releaseSeat' && 'use' in command && command.use === 'used' ? 'seatUsed' : jobOrderMoves[name].event;

/**
 * The pure decision behind every Update: refuses by the rules, or returns the transition; null if nothing is left to
 * do.
 */
export function decideOrderCommand<N extends JobOrderCommandName>(
  state: JobOrderState,
  action: NamedOrderCommand<N>,
  now: number,
): Decision<JobOrderTransition | null> {
  const refused = checkOrderCommand(state, action);
  if (refused !== undefined) return { refused };
  const at = new Date(now).toISOString();
  const { name, command } = action;
  const changes = changesOf[name](state, command, at);
  if (changes === null) return { accepted: null };
  const actor = 'actor' in command ? command.actor : systemActor;
  const noteId = 'noteId' in command ? command.noteId : null;
  return { accepted: transition(state, { type: eventOf(action), actor, at, noteId }, changes) };
}

/** When an active order becomes past automatically: at its end date, or immediately if all seats are used up. */
export function nextOrderDeadline(state: JobOrderState): string | null {
  if (state.status !== 'active' || state.isPaused === true) return null;
  return allSeatsUsed(state) ? state.statusSince : state.endsAt;
}

/**
 * The carrier was deactivated or reactivated; null if nothing changes
 * (docs/state-machines.md#when-a-carrier-is-deactivated).
 */
export function decideOrderPause(
  state: JobOrderState,
  { isPaused, now }: { isPaused: boolean; now: number },
): JobOrderTransition | null {
  const isOver = state.status === 'none' || state.status === 'past' || state.status === 'deleted';
  if ((state.isPaused === true) === isPaused || (isPaused && isOver)) return null;
  const type = isPaused ? 'organizationPaused' : 'organizationResumed';
  return transition(state, { type, actor: systemActor, at: new Date(now).toISOString(), noteId: null }, { isPaused });
}

/** The transition of a reached deadline; null if none is reached. */
export function decideOrderDeadline(state: JobOrderState, now: number): JobOrderTransition | null {
  const deadline = nextOrderDeadline(state);
  if (deadline === null || !isReached(deadline, now)) return null;
  const at = new Date(now).toISOString();
  const isFilled = allSeatsUsed(state);
  const cause: Cause = { type: isFilled ? 'orderFilled' : 'orderEnded', actor: systemActor, at, noteId: null };
  return transition(state, cause, enter('past', at, isFilled ? 'filled' : 'ended'));
}

/** A job order before it is created. */
export const emptyJobOrder = (orderId: string): JobOrderState => ({
  schemaVersion: 1,
  orderId,
  organizationId: '',
  facilityId: '',
  seq: 0,
  status: 'none',
  approval: 'pending',
  pastReason: null,
  versionId: '',
  numberOfDrivers: 0,
  seats: [],
  isVisible: false,
  autopilot: false,
  startOn: null,
  endOn: null,
  endsAt: null,
  statusSince: '',
  notifyCandidates: true,
  noteId: null,
});

/** Whether nothing more can happen: a deleted order whose last hire released its seat. */
export const isOrderFinished = (state: JobOrderState): boolean =>
  state.status === 'deleted' && state.seats.every(({ use }) => use === 'used');
