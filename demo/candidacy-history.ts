import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import { deadlineKey, deadlinesOf } from '#domain/candidacies/deadlines';
import { type CandidacyTransition, decideCommand } from '#domain/candidacies/decide';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { decideFact, type OrderEndedFact } from '#domain/candidacies/facts';
import { decideProofs } from '#domain/candidacies/lapse';
import { candidacyMoves } from '#domain/candidacies/moves';
import type { CandidacyState } from '#domain/candidacies/state';
import { emptyCandidacy, interviewIdOf } from '#domain/candidacies/state-table';
import type { CandidacyTargets } from '#domain/candidacies/targets';
import { systemActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import type { Step } from './candidacy-scripts';

/** The people and places of one candidacy. */
export interface CandidacyContext {
  readonly orderId: string;
  readonly driverId: string;
  readonly organizationId: string;
  readonly facilityId: string;
  readonly zone: string;
  readonly targets: CandidacyTargets;
  readonly recruiterId: string;
  readonly safetyId: string;
}

/** An imported candidacy: its past events and the state that its workflow continues from. */
export interface CandidacyHistory {
  readonly context: CandidacyContext;
  readonly events: readonly CandidacyEvent[];
  readonly state: CandidacyState;
}

export const candidacyIdOf = ({ orderId, driverId }: Pick<CandidacyContext, 'orderId' | 'driverId'>): string =>
  derivedId('candidacy', orderId, driverId);

/** Applies the steps through the product's own rules. The last event is always `imported`. */
export function candidacyHistoryOf(
  context: CandidacyContext,
  steps: readonly Step[],
  end: { now: number; orderEnded?: OrderEndedFact & { at: number } },
): CandidacyHistory {
  const { orderId, driverId, organizationId, facilityId, zone, targets } = context;
  const events: CandidacyEvent[] = [];
  let state: CandidacyState = {
    ...emptyCandidacy({ candidacyId: candidacyIdOf(context), orderId, driverId }),
    organizationId,
    facilityId,
    zone,
    targets,
  };
  const record = (transition: CandidacyTransition): void => {
    state = transition.snapshot;
    events.push({ ...transition, updateId: 'import' });
  };
  for (const step of steps) record(transitionOf(context, state, step));
  if (end.orderEnded !== undefined) {
    state = { ...state, orderOver: true };
    const transition = decideFact(state, { type: 'orderEnded', ...end.orderEnded }, end.orderEnded.at);
    if (transition !== null) record(transition);
  }
  record(imported(state, events.at(-1)?.at ?? new Date(end.now).toISOString(), end.now));
  return { context, events, state };
}

function transitionOf(context: CandidacyContext, state: CandidacyState, step: Step): CandidacyTransition {
  if ('command' in step) return command(context, state, step);
  return 'deadline' in step ? deadline(state, step) : lapse(state, step.at);
}

// An imported pipeline has sequence number 1.
function lapse(state: CandidacyState, at: number): CandidacyTransition {
  const transition = decideProofs(state, { isLapsed: true, seq: 1 }, at);
  if (transition === null) throw new Error(`An expired medical card has no effect in ${state.name}`);
  return transition;
}

function command(
  context: CandidacyContext,
  before: CandidacyState,
  step: Extract<Step, { command: CandidacyCommandName }>,
): CandidacyTransition {
  const name = step.command;
  const state = name === 'hire' ? { ...before, hireSeq: before.hireSeq + 1 } : before;
  const payload = { ...commandBase(context, state, name), ...step.details } as CandidacyCommands[typeof name];
  const decision = decideCommand(state, { name, command: payload }, step.at);
  if ('refused' in decision) throw new Error(`${name} was refused in state ${state.name}: ${decision.refused.code}`);
  return decision.accepted;
}

/** Default payload of a command, also used for live workflows. */
export function commandBase(
  context: Pick<CandidacyContext, 'driverId' | 'recruiterId' | 'safetyId' | 'zone'>,
  state: Pick<CandidacyState, 'round' | 'interview' | 'offer'>,
  name: CandidacyCommandName,
) {
  const { who, safetyOnly } = candidacyMoves[name];
  const interviewId = interviewIdOf(state);
  const kind = who[0] === 'driver' ? 'driver' : 'fleet';
  const fleetId = safetyOnly === true ? context.safetyId : context.recruiterId;
  return {
    actor: { kind, userId: kind === 'driver' ? context.driverId : fleetId },
    isSafety: safetyOnly === true,
    round: name === 'invite' || name === 'request' ? null : state.round,
    noteId: null,
    reason: 'unspecified',
    noticesSent: false,
    zone: context.zone,
    placeId: null,
    // An offer reserves no time, so one recruiter can hold all of them.
    interviewerId: name === 'offerInterview' ? context.recruiterId : null,
    ...(interviewId === null ? {} : { interviewId }),
  };
}

function deadline(state: CandidacyState, step: Extract<Step, { deadline: string }>): CandidacyTransition {
  const deadline = deadlinesOf(state).find(({ name }) => name === step.deadline);
  if (deadline === undefined) throw new Error(`The ${step.deadline} deadline does not exist in state ${state.name}`);
  return decideDeadline(state, deadline, step.at);
}

/** Marks past reminders as fired, so that the imported workflow does not send them again. */
function imported(state: CandidacyState, at: string, now: number): CandidacyTransition {
  const past = deadlinesOf(state).filter((deadline) => Date.parse(deadline.at) <= now);
  const firedDeadlines = [...state.firedDeadlines, ...past.map(deadlineKey)];
  const snapshot = { ...state, seq: state.seq + 1, firedDeadlines };
  return { seq: snapshot.seq, type: 'imported', at, actor: systemActor, reason: null, noteId: null, snapshot };
}
