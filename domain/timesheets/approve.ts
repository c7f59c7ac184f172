import type { PaymentType } from '../job-orders/enums';
import type { ProblemCode } from '../problems';
import type { WorkdayContent } from './content';
import { checkWorkdayCommand, isComplete, needsAmount, workdayStateOf } from './rules';
import { needsEnd } from './shift';
import type { StoredWorkdayState, WorkdayCommand } from './states';

/** A workday that somebody wants to move, as it is stored. */
export interface MovableWorkday extends WorkdayContent {
  readonly state: StoredWorkdayState;
  readonly version: number;
  readonly isOnInvoice: boolean;
  readonly dispute: unknown;
}

/** A workday as the page showed it. */
export interface SeenWorkday {
  readonly version: number;
  readonly actor: 'driver' | 'fleet' | 'ops';
  /** The time, which decides whether an end is missing. */
  readonly now: number;
}

/** Why a command is refused for a workday as the page showed it, or undefined. */
export function checkMove(
  command: WorkdayCommand,
  workday: MovableWorkday,
  { version, actor, now }: SeenWorkday,
): ProblemCode | undefined {
  if (workday.version !== version) return 'workday-changed';
  const state = workdayStateOf(workday.state, workday.isOnInvoice);
  const refusal = checkWorkdayCommand(command, {
    state,
    actor,
    isDisputed: workday.dispute !== null,
    isEndMissing: workday.shifts.some((shift) => needsEnd(shift, now)),
  });
  if (refusal !== undefined) return refusal;
  const needsWhole = command === 'submit' || command === 'approve';
  return needsWhole && !isComplete(workday.shifts, workday.entries) ? 'workday-incomplete' : undefined;
}

/** Why a workday is not approved, or undefined: estimated pay and other pay types need a typed amount. */
export function checkApproval(
  workday: MovableWorkday,
  { hasAmount, ...seen }: Omit<SeenWorkday, 'actor'> & { readonly hasAmount: boolean },
  paymentType: PaymentType,
): ProblemCode | undefined {
  const refusal = checkMove('approve', workday, { ...seen, actor: 'fleet' });
  if (refusal !== undefined) return refusal;
  return needsAmount(paymentType) && !hasAmount ? 'workday-amount-missing' : undefined;
}
