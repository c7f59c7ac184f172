import { allowedCommands, type MovingActor } from './moves';
import type { CandidacyCommandName } from './commands';
import type { CandidacyState } from './state';
import { isLapsed } from './state-table';
import type { ProblemCode } from '../problems';

/** What a person may do to a candidacy now, and what others may do but not he. */
export interface OfferedActions {
  actions: CandidacyCommandName[];
  refusals: { action: CandidacyCommandName; code: ProblemCode }[];
}

/** Facts beside the state that decide what a carrier's staff member is offered. */
export interface FleetFacts {
  /** He may act in the hiring flow at all. */
  readonly mayAct: boolean;
  /** He holds position HR or SAFETY. */
  readonly isSafety: boolean;
  /** Somebody of the carrier does. */
  readonly hasSafetyStaff: boolean;
  /** The driver may be hired: certified enough and nothing required expired. */
  readonly isDriverReady: boolean;
}

const safetyOnly: readonly CandidacyCommandName[] = ['approveForInterview', 'rejectReview'];
// A first contact is the search's button, not one of a row that is already in the order.
const firstContacts: readonly CandidacyCommandName[] = ['invite', 'request'];

/** Actions offered to a carrier's staff; a refused action stays visible with its reason. */
export function fleetActionsOf(state: CandidacyState, facts: FleetFacts, now: number): OfferedActions {
  const everything = allowedCommands(state, { kind: 'fleet', isSafety: true }, now).filter(
    (command) => !firstContacts.includes(command),
  );
  const refusals = everything.flatMap((action) => {
    const code = fleetRefusal(state, action, facts);
    return code === undefined ? [] : [{ action, code }];
  });
  const refused = refusals.map(({ action }) => action);
  return { actions: everything.filter((action) => !refused.includes(action)), refusals };
}

function fleetRefusal(state: CandidacyState, action: CandidacyCommandName, facts: FleetFacts): ProblemCode | undefined {
  if (!facts.mayAct) return 'forbidden';
  if (safetyOnly.includes(action) && !facts.isSafety) {
    return facts.hasSafetyStaff ? 'safety-approval-needed' : 'no-safety-staff';
  }
  const isNotReady = (action === 'hire' && !facts.isDriverReady) || (action === 'confirmStart' && isLapsed(state));
  return isNotReady ? 'driver-not-ready' : undefined;
}

/** What a driver or operations are offered. */
export function plainActionsOf(state: CandidacyState, actor: MovingActor, now: number): OfferedActions {
  const actions = allowedCommands(state, actor, now).filter((command) => !firstContacts.includes(command));
  return { actions, refusals: [] };
}
