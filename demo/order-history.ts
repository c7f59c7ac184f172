import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import {
  decideOrderCommand,
  decideOrderDeadline,
  emptyJobOrder,
  type JobOrderTransition,
} from '#domain/job-orders/decide';
import type { JobOrderEvent } from '#domain/job-orders/events';
import type { JobOrderState } from '#domain/job-orders/state';
import { systemActor } from '#domain/shared/actor';
import { MINUTE_MS } from '#domain/shared/durations';
import { isInvitedIn, seedWaves, usesAutopilot, waveSteps } from './autopilot-order';
import type { CandidacyHistory } from './candidacy-history';
import type { OrderPlan } from './order-plans';

/** An imported order: its past events and the state that its workflow continues from. */
export interface OrderHistory {
  readonly plan: OrderPlan;
  readonly events: readonly JobOrderEvent[];
  readonly state: JobOrderState;
}

interface OrderStep {
  readonly at: number;
  readonly run: (state: JobOrderState, at: number) => JobOrderTransition | null;
}

/** Applies an order's commands through the product's own rules, including seats taken and released by its candidacies. */
export function orderHistoryOf(
  plan: OrderPlan,
  candidacies: readonly CandidacyHistory[],
  people: { opsId: string; noteId: string; now: number },
): OrderHistory {
  const events: JobOrderEvent[] = [];
  let state = emptyJobOrder(plan.id);
  const record = (transition: JobOrderTransition | null): void => {
    if (transition === null) return;
    state = transition.snapshot;
    events.push({ ...transition, updateId: 'import' });
  };
  const steps = [
    ...ownSteps(plan, people),
    ...autopilotSteps(plan, candidacies, people.now),
    ...candidacies.flatMap(seatSteps),
  ].sort((one, other) => one.at - other.at);
  for (const { at, run } of steps) record(run(state, at));
  const snapshot = { ...state, seq: state.seq + 1 };
  const at = events.at(-1)?.at ?? new Date(plan.createdAt).toISOString();
  record({ seq: snapshot.seq, type: 'imported', at, actor: systemActor, reason: null, noteId: null, snapshot });
  return { plan, events, state };
}

function commandStep<N extends JobOrderCommandName>(at: number, name: N, command: JobOrderCommands[N]): OrderStep {
  return {
    at,
    run: (state, moment) => {
      const decision = decideOrderCommand(state, { name, command }, moment);
      if ('refused' in decision)
        throw new Error(`${name} was refused in status ${state.status}: ${decision.refused.code}`);
      return decision.accepted;
    },
  };
}

/** Payload of the command that creates an order; also used for live orders. */
export function createCommand(plan: OrderPlan): JobOrderCommands['createOrder'] {
  return {
    ...fleet(plan),
    ...plan.terms,
    orderId: plan.id,
    organizationId: plan.carrier.id,
    isVisible: plan.isVisible,
  };
}

const fleet = ({ facility }: OrderPlan) => ({
  actor: { kind: 'fleet', userId: facility.recruiterIds[0] ?? null } as const,
  isRecruiter: true,
  isBusinessAdmin: false,
});

export const opsCommand = (opsId: string) => ({
  actor: { kind: 'ops', userId: opsId } as const,
  isRecruiter: false,
  isBusinessAdmin: false,
});

function ownSteps(plan: OrderPlan, { opsId, noteId }: { opsId: string; noteId: string }): OrderStep[] {
  const { fate, createdAt, acceptedAt, fateAt } = plan;
  const created = commandStep(createdAt, 'createOrder', createCommand(plan));
  const accepted = commandStep(acceptedAt, 'acceptOrder', opsCommand(opsId));
  switch (fate) {
    case 'waiting':
      return [created];
    case 'sentBack':
      return [created, commandStep(acceptedAt, 'sendBackOrder', { ...opsCommand(opsId), noteId })];
    case 'active':
      return [created, accepted];
    case 'cancelled':
      return [created, accepted, commandStep(fateAt, 'cancelOrder', { ...fleet(plan), notifyToDriver: true })];
    case 'deleted':
      return [created, accepted, commandStep(fateAt, 'deleteOrder', fleet(plan))];
    case 'ended':
      return [created, accepted, { at: Date.parse(plan.terms.endsAt ?? ''), run: decideOrderDeadline }];
  }
}

/** Autopilot is turned on in the afternoon before its first wave. */
function autopilotSteps(plan: OrderPlan, candidacies: readonly CandidacyHistory[], now: number): OrderStep[] {
  if (!usesAutopilot(plan)) return [];
  const windows = seedWaves(plan, now);
  const steps = waveSteps(
    windows,
    (window) => candidacies.filter(({ events }) => isInvitedIn(window, events[0])).length,
  );
  const turnedOnAt = Math.min(...steps.map(({ at }) => at)) - MINUTE_MS;
  return [commandStep(turnedOnAt, 'setAutopilot', { ...fleet(plan), isOn: true }), ...steps];
}

/** Seat changes of one candidacy: taken when hired, released or used up when it ends. */
function seatSteps({ events }: CandidacyHistory): OrderStep[] {
  const hired = events.find(({ type }) => type === 'hired');
  if (hired === undefined) return [];
  const { candidacyId, round, hireSeq } = hired.snapshot;
  const seat = { candidacyId, round, hireSeq };
  const taken = commandStep(Date.parse(hired.at), 'takeSeat', seat);
  const over = events.find(
    ({ snapshot }) => snapshot.name === 'ended' || (snapshot.name === 'closed' && snapshot.round === round),
  );
  if (over === undefined) return [taken];
  const use = over.reason === 'completed' ? 'used' : 'free';
  return [taken, commandStep(Date.parse(over.at), 'releaseSeat', { ...seat, use })];
}
