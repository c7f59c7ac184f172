import type { PaymentType } from '../job-orders/enums';
import type { ProblemCode } from '../problems';
import type { ActorKind } from '../shared/actor';
import type { StoredShift } from './shift';
import { isFinished } from './shift';
import {
  type StoredWorkdayState,
  type WorkdayCommand,
  workdayCommands,
  workdayMoves,
  type WorkdayState,
} from './states';
import type { WorkdayEntries } from './workday/schema';

/** The state that people see: an approved workday whose charge is on an invoice is invoiced. */
export const workdayStateOf = (state: StoredWorkdayState, isOnInvoice: boolean): WorkdayState =>
  state === 'approved' && isOnInvoice ? 'invoiced' : state;

/** The facts that decide whether a command on a workday is allowed. */
export interface WorkdayFacts {
  /** `none` if there is no workday yet. */
  readonly state: WorkdayState | 'none';
  readonly actor: ActorKind;
  /** A dispute that is not settled. */
  readonly isDisputed: boolean;
  /** A shift of it is open for so long that somebody must set its end. */
  readonly isEndMissing: boolean;
}

/** Why the command is refused, or undefined (docs/state-machines.md#workdays). */
export function checkWorkdayCommand(command: WorkdayCommand, facts: WorkdayFacts): ProblemCode | undefined {
  const { state, actor, isDisputed } = facts;
  const { from, who } = workdayMoves[command];
  if (!who.includes(actor)) return 'workday-move-not-allowed';
  if (!from.includes(state)) return state === 'invoiced' ? 'workday-locked' : 'workday-move-not-allowed';
  if (command === 'edit' && !mayEdit(facts)) return 'workday-move-not-allowed';
  if (command === 'dispute' && isDisputed) return 'workday-move-not-allowed';
  return command === 'adjust' && !isDisputed ? 'workday-move-not-allowed' : undefined;
}

/** Until the submission the driver writes, and then the approver, who may also set a missing end. */
const mayEdit = ({ state, actor, isEndMissing }: WorkdayFacts): boolean =>
  actor === 'driver' ? state !== 'submitted' : state === 'submitted' || (state === 'open' && isEndMissing);

/** The parts that a workday must have before it is submitted or approved: an end of each shift, and something to pay. */
export function isComplete(shifts: readonly StoredShift[], entries: WorkdayEntries): boolean {
  const { option, ...amounts } = entries;
  const hasEntries = option !== null || Object.values(amounts).some((amount) => amount > 0);
  return shifts.every(isFinished) && (shifts.length > 0 || hasEntries);
}

/** Payment types that pay nothing by themselves: the approval needs an amount and a reason. */
export const needsAmount = (paymentType: PaymentType): boolean =>
  paymentType === 'estimatedPay' || paymentType === 'other';

/** Further facts that decide what a page offers. */
export interface OfferFacts extends WorkdayFacts {
  readonly mayAct: boolean;
  readonly isComplete: boolean;
  /** Whether a dispute about it was settled with an amount: another approval would count what that has corrected a second time. */
  readonly isAdjusted: boolean;
}

/** The commands that a caller may send on a workday now, and those that are refused, with the reason. */
export interface WorkdayOffer {
  readonly actions: WorkdayCommand[];
  readonly refusals: { readonly action: WorkdayCommand; readonly code: ProblemCode }[];
}

/** The commands for a caller, without those that state and role rule out. */
export function workdayOffer(facts: OfferFacts): WorkdayOffer {
  const possible = workdayCommands.filter((command) => checkWorkdayCommand(command, facts) === undefined);
  const judged = possible.map((action) => ({ action, code: refusalOf(action, facts) }));
  return {
    actions: judged.filter(({ code }) => code === undefined).map(({ action }) => action),
    refusals: judged.flatMap(({ action, code }) => (code === undefined ? [] : [{ action, code }])),
  };
}

function refusalOf(command: WorkdayCommand, facts: OfferFacts): ProblemCode | undefined {
  if (!facts.mayAct) return 'forbidden';
  if (command === 'reopen' && facts.isAdjusted) return 'workday-adjusted';
  const needsWhole = command === 'submit' || command === 'approve';
  return needsWhole && !facts.isComplete ? 'workday-incomplete' : undefined;
}
