import { type EventActor, systemActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { isReached } from '../shared/durations';
import type { JobOrderCommandName, JobOrderCommands, OrderTerms } from './commands';
import type { JobOrderEventType } from './events';
import { jobOrderMoves } from './moves';
import { allSeatsUsed, checkOrderCommand, findSeat, type NamedOrderCommand } from './rules';
import type { JobOrderState } from './state';
import { AGREEMENT_ENDED, type OrderStatus, type PastReason, type WaveSkip } from './states';
import {
  dueWave,
  endWave,
  NO_WAVES,
  planWave,
  startWave,
  waveAfterMove,
  type WaveResult,
  type WaveWindow,
  withNextWave,
} from './waves';

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
    ...(command.facilityId === state.facilityId ? {} : waveAfterMove(state)),
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
  setAutopilot: (state, { isOn }) =>
    state.autopilot === isOn ? null : { autopilot: isOn, waves: { ...(state.waves ?? NO_WAVES), isPaused: false } },
  pauseAutopilot: ({ waves = NO_WAVES }, { isPaused }) =>
    waves.isPaused === isPaused ? null : { waves: { ...waves, isPaused } },
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
  readonly reason?: WaveSkip | typeof AGREEMENT_ENDED | null;
}

function transition(state: JobOrderState, { reason = null, ...cause }: Cause, changes: Changes): JobOrderTransition {
  const snapshot = withNextWave({ ...state, ...changes, seq: state.seq + 1 }, cause.at);
  return { ...cause, reason, seq: snapshot.seq, snapshot };
}

function eventOf({ name, command }: NamedOrderCommand<JobOrderCommandName>): JobOrderEventType {
  if (name === 'releaseSeat' && 'use' in command && command.use === 'used') return 'seatUsed';
  if (name === 'pauseAutopilot' && 'isPaused' in command && !command.isPaused) return 'autopilotResumed';
  return jobOrderMoves[name].event;
}

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
const orderEnd = (state: JobOrderState): string | null => (allSeatsUsed(state) ? state.statusSince : state.endsAt);

/** The next automatic change of an active order: its end, or autopilot's next wave if that is earlier. */
export function nextOrderDeadline(state: JobOrderState): string | null {
  if (state.status !== 'active' || state.isPaused === true) return null;
  const times = [orderEnd(state), state.waves?.planned?.at ?? null].filter((at) => at !== null);
  return times.reduce<string | null>(
    (first, at) => (first === null || Date.parse(at) < Date.parse(first) ? at : first),
    null,
  );
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

/** The carrier's agreement ended: an open order ends, whatever its dates; null if it is not open. */
export function decideAgreementEnd(state: JobOrderState, now: number): JobOrderTransition | null {
  if (state.status !== 'pending' && state.status !== 'active') return null;
  const at = new Date(now).toISOString();
  const cause: Cause = { type: 'orderEnded', reason: AGREEMENT_ENDED, actor: systemActor, at, noteId: null };
  return transition(state, cause, enter('past', at, 'ended'));
}

/** The transition of a reached deadline; null if none is reached. */
export function decideOrderDeadline(state: JobOrderState, now: number): JobOrderTransition | null {
  if (state.status !== 'active' || state.isPaused === true) return null;
  const at = new Date(now).toISOString();
  const end = orderEnd(state);
  if (end === null || !isReached(end, now)) return decideDueWave(state, at);
  const isFilled = allSeatsUsed(state);
  const cause: Cause = { type: isFilled ? 'orderFilled' : 'orderEnded', actor: systemActor, at, noteId: null };
  return transition(state, cause, enter('past', at, isFilled ? 'filled' : 'ended'));
}

function decideDueWave(state: JobOrderState, at: string): JobOrderTransition | null {
  const due = dueWave(state, Date.parse(at));
  if (due === null || state.waves === undefined) return null;
  const { type, reason, waves } = startWave(state.waves, due, at);
  return transition(state, { type, reason, actor: systemActor, at, noteId: null }, { waves });
}

/** The time of the planned wave is known; null if that wave no longer waits for it. */
export function decideWavePlan(
  state: JobOrderState,
  { number, window }: { number: number; window: WaveWindow },
  now: number,
): JobOrderTransition | null {
  const waves = planWave(state, number, window);
  if (waves === null) return null;
  const at = new Date(now).toISOString();
  return transition(state, { type: 'wavePlanned', actor: systemActor, at, noteId: null }, { waves });
}

/** A wave is over; null if it is not being sent. */
export function decideWaveEnd(state: JobOrderState, result: WaveResult, now: number): JobOrderTransition | null {
  const at = new Date(now).toISOString();
  const end = endWave(state, result, at);
  if (end === null) return null;
  const { type, waves } = end;
  return transition(state, { type, reason: result.none, actor: systemActor, at, noteId: null }, { waves });
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
