import type { Problem } from '../problems';
import type {
  DecideOrderCommand,
  JobOrderCommandName,
  JobOrderCommands,
  OrderCommandBase,
  TakeSeatCommand,
} from './commands';
import { jobOrderMoves } from './moves';
import type { JobOrderState, Seat } from './state';

/** A command with its name. */
export interface NamedOrderCommand<N extends JobOrderCommandName> {
  readonly name: N;
  readonly command: JobOrderCommands[N];
}

/** Commands sent by people; seats are taken and released by hires. */
export type PersonCommandName = Exclude<JobOrderCommandName, 'takeSeat' | 'releaseSeat'>;

/** The seat of a hire, if the order has it. */
export const findSeat = (state: JobOrderState, hire: TakeSeatCommand): Seat | undefined =>
  state.seats.find(
    ({ candidacyId, round, hireSeq }) =>
      candidacyId === hire.candidacyId && round === hire.round && hireSeq === hire.hireSeq,
  );

/** Whether no seat is left, which refuses invites, requests and hires only. */
export const isFilled = (state: JobOrderState): boolean => state.seats.length >= state.numberOfDrivers;

/** Whether every seat was used up by a completed assignment, which makes the order past. */
export const allSeatsUsed = (state: JobOrderState): boolean =>
  isFilled(state) && state.seats.every(({ use }) => use === 'used');

/** Why the command is refused; undefined if it is allowed. Shared by workflow, API and forms. */
export function checkOrderCommand<N extends JobOrderCommandName>(
  state: JobOrderState,
  action: NamedOrderCommand<N>,
): Problem | undefined {
  const { name, command } = action;
  if ('actor' in command && !jobOrderMoves[name].who.includes(command.actor.kind)) return { code: 'forbidden' };
  if (!jobOrderMoves[name].from.includes(state.status)) return wrongStatus(state, name);
  return checks[name]?.(state, command);
}

const changed = ({ status, seq }: JobOrderState): Problem => ({ code: 'order-changed', params: { status, seq } });

function wrongStatus(state: JobOrderState, name: JobOrderCommandName): Problem {
  const needsActive = name === 'takeSeat' || name === 'setAutopilot' || name === 'pauseAutopilot';
  if (needsActive) return { code: 'order-not-active' };
  const isEdit = name === 'updateOrder' || name === 'setVisibility' || name === 'createOrder';
  return isEdit ? { code: 'order-not-editable' } : changed(state);
}

type Checks = {
  readonly [N in JobOrderCommandName]?: (state: JobOrderState, command: JobOrderCommands[N]) => Problem | undefined;
};

function checkUpdate(state: JobOrderState, command: JobOrderCommands['updateOrder']): Problem | undefined {
  if (state.status === 'active' && !command.isRecruiter) return { code: 'order-not-editable' };
  if (command.baseVersionId !== state.versionId) return changed(state);
  return command.numberOfDrivers < state.seats.length
    ? { code: 'seats-below-hired', params: { taken: state.seats.length } }
    : undefined;
}

// Only a recruiter or an administrator may cancel or delete an active order (docs/state-machines.md#permissions).
const checkWithdraw = (
  state: JobOrderState,
  { isRecruiter, isBusinessAdmin }: OrderCommandBase,
): Problem | undefined =>
  state.status === 'active' && !isRecruiter && !isBusinessAdmin ? { code: 'forbidden' } : undefined;

const checkAnswer = (state: JobOrderState): Problem | undefined =>
  state.approval === 'pending' ? undefined : changed(state);

// The carrier may have changed the order since operations read it.
const checkDecision = (state: JobOrderState, { shownVersionId }: DecideOrderCommand): Problem | undefined =>
  checkAnswer(state) ??
  (shownVersionId === undefined || shownVersionId === state.versionId ? undefined : changed(state));

const checks: Checks = {
  updateOrder: checkUpdate,
  acceptOrder: checkDecision,
  sendBackOrder: checkDecision,
  cancelOrder: checkWithdraw,
  deleteOrder: checkWithdraw,
  pauseAutopilot: ({ autopilot }) => (autopilot ? undefined : { code: 'autopilot-off' }),
  takeSeat: (state, command) =>
    isFilled(state) && findSeat(state, command) === undefined ? { code: 'order-filled' } : undefined,
};

/** Why an order cannot be deleted: a driver is on assignment. The count comes from the candidacies. */
export const checkAssignments = (onAssignment: number): Problem | undefined =>
  onAssignment > 0 ? { code: 'order-has-assignments', params: { onAssignment } } : undefined;

/** The commands that this person may send to the order now, as far as the order's state decides. */
export const allowedOrderCommands = (state: JobOrderState, actor: OrderCommandBase): PersonCommandName[] =>
  (Object.keys(jobOrderMoves) as JobOrderCommandName[]).filter((name): name is PersonCommandName => {
    const { from, who } = jobOrderMoves[name];
    if (!from.includes(state.status) || !who.includes(actor.actor.kind)) return false;
    if (name === 'acceptOrder' || name === 'sendBackOrder') return checkAnswer(state) === undefined;
    if (name === 'cancelOrder' || name === 'deleteOrder') return checkWithdraw(state, actor) === undefined;
    return name !== 'updateOrder' || state.status !== 'active' || actor.isRecruiter;
  });
