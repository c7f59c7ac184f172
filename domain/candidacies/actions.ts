import type { ProblemCode } from '../problems';
import type { CandidacyCommandName } from './commands';
import { allowedCommands, type MovingActor } from './moves';
import type { CandidacyState } from './state';
import { drivingRefusal } from './state-table';

/** The actions that a person may take on a candidacy now, and the refused ones with their reasons. */
export interface OfferedActions {
  readonly actions: CandidacyCommandName[];
  readonly refusals: { action: CandidacyCommandName; code: ProblemCode }[];
}

/** Facts outside of the state that decide what carrier staff may do. */
export interface FleetFacts {
  /** Whether the person may act in the hiring flow at all. */
  readonly mayAct: boolean;
  /** Whether the person holds position HR or SAFETY. */
  readonly isSafety: boolean;
  /** Whether anyone at the carrier does. */
  readonly hasSafetyStaff: boolean;
  /** Whether the carrier's agreement is in force. */
  readonly isInForce: boolean;
  /** Whether the driver may be hired: ready for dispatch. */
  readonly isDriverReady: boolean;
  /** Whether no seat of the order is left. */
  readonly isFilled: boolean;
  /** Whether the carrier requires a scorecard of the interview, and there is none. */
  readonly lacksScorecard: boolean;
}

/** Actions that buy or hire (docs/state-machines.md#carrier-agreements). */
const needAgreement: readonly CandidacyCommandName[] = ['moveToReview', 'hire'];
const safetyOnly: readonly CandidacyCommandName[] = ['approveForInterview', 'rejectReview'];
// The search offers the first contact; actions on an existing candidacy do not include it.
const firstContacts: readonly CandidacyCommandName[] = ['invite', 'request'];

/** Actions of a carrier's staff; a refused action stays visible with its reason. */
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
  if (needAgreement.includes(action) && !facts.isInForce) return 'agreement-not-accepted';
  if (action === 'confirmStart') return drivingRefusal(state) ?? undefined;
  return action === 'hire' ? hireRefusal(facts) : undefined;
}

function hireRefusal({ isFilled, isDriverReady, lacksScorecard }: FleetFacts): ProblemCode | undefined {
  if (isFilled) return 'order-filled';
  if (!isDriverReady) return 'driver-not-ready';
  return lacksScorecard ? 'scorecard-missing' : undefined;
}

/** Actions of a driver or of operations. */
export function plainActionsOf(state: CandidacyState, actor: MovingActor, now: number): OfferedActions {
  const actions = allowedCommands(state, actor, now).filter((command) => !firstContacts.includes(command));
  return { actions, refusals: [] };
}
